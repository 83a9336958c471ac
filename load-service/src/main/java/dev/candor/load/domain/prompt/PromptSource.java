package dev.candor.load.domain.prompt;

import java.util.SplittableRandom;

/** The prompts of one part of one window: unique, sized evenly over the asked token range. */
public final class PromptSource {
  private final long seed;
  private final int minTokens;
  private final int maxTokens;
  private final PromptSizing sizing;
  private final Prose prose;

  /**
   * Makes the source.
   *
   * @param seed recorded; the same seed gives the same prompts
   * @param minTokens least prompt tokens as the server counts, 1 or more
   * @param maxTokens greatest, not below the least
   * @param sizing found by probes
   */
  public PromptSource(long seed, int minTokens, int maxTokens, PromptSizing sizing) {
    if (minTokens < 1 || maxTokens < minTokens) {
      throw new IllegalArgumentException(
          "prompt tokens: " + minTokens + " to " + maxTokens + " is no range; use 1 <= min <= max");
    }
    this.seed = seed;
    this.minTokens = minTokens;
    this.maxTokens = maxTokens;
    this.sizing = sizing;
    prose = new Prose(seed);
  }

  /** The prompt of request {@code index}, from 0. */
  public String prompt(long index) {
    SplittableRandom random = new SplittableRandom(Mixing.mix(~seed, index));
    int tokens = random.nextInt(minTokens, maxTokens + 1);
    return prose.text(index, sizing.units(tokens));
  }
}
