package dev.candor.load.domain.plan;

import java.util.SplittableRandom;

/**
 * The seed of the prompts of one part of one attempt: drawn from the campaign's prompt seed and the
 * part's identity, so that no two parts send the same prompt and every one can be made again.
 */
public final class PromptSeeds {
  private PromptSeeds() {}

  /** A seed, zero or more. */
  public static long of(long campaignSeed, String windowId, int attempt, int part) {
    long mixed = new SplittableRandom(campaignSeed).nextLong();
    for (int i = 0; i < windowId.length(); i++) {
      mixed = new SplittableRandom(mixed ^ windowId.charAt(i)).nextLong();
    }
    mixed = new SplittableRandom(mixed ^ attempt).nextLong();
    return new SplittableRandom(mixed ^ part).nextLong() & Long.MAX_VALUE;
  }
}
