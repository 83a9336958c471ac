package dev.candor.load.domain.prompt;

import java.util.SplittableRandom;

/**
 * The prompts of one part of one window: unique, sized evenly over the asked token range, less 2 %
 * at each end (where the range has room for it), since words differ in tokens.
 */
public final class PromptSource {
  private static final double MARGIN = 0.02;

  private final long seed;
  private final TokenSpan tokens;
  private final PromptSizing sizing;
  private final Prose prose;

  /**
   * Makes the source.
   *
   * @param seed recorded; the same seed gives the same prompts
   * @param tokens prompt length as the server counts
   * @param sizing found by probes
   */
  public PromptSource(long seed, TokenSpan tokens, PromptSizing sizing) {
    this.seed = seed;
    this.tokens = tokens;
    this.sizing = sizing;
    prose = new Prose(seed);
  }

  /** The prompt of request {@code index}, from 0. */
  public String prompt(long index) {
    SplittableRandom random = new SplittableRandom(Mixing.mix(~seed, index));
    int room = (tokens.max() - tokens.min()) / 2;
    int margin = Math.min(room, (int) Math.ceil(tokens.max() * MARGIN));
    int wanted = random.nextInt(tokens.min() + margin, tokens.max() - margin + 1);
    return prose.text(index, sizing.units(wanted));
  }
}
