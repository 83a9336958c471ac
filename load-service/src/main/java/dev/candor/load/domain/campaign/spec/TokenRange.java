package dev.candor.load.domain.campaign.spec;

/**
 * A range of token counts, both ends included.
 *
 * @param min the fewest, 1 or more
 * @param max the most, at least {@code min}
 */
public record TokenRange(int min, int max) {
  public TokenRange {
    if (min < 1 || max < min) {
      throw new IllegalArgumentException(
          "prompt_tokens: " + min + " to " + max + " is no range; use 1 <= min <= max");
    }
  }
}
