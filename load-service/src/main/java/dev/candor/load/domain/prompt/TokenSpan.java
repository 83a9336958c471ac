package dev.candor.load.domain.prompt;

/** A range of token counts, ends included: {@code 1 <= min <= max}. */
public record TokenSpan(int min, int max) {
  /** Checks the range. */
  public TokenSpan {
    if (min < 1 || max < min) {
      throw new IllegalArgumentException(
          "prompt tokens: " + min + " to " + max + " is no range; use 1 <= min <= max");
    }
  }
}
