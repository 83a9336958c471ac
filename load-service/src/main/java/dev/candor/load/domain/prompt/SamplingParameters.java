package dev.candor.load.domain.prompt;

import java.util.Optional;

/**
 * How the engine is asked to choose tokens; recorded as sent.
 *
 * @param temperature 0 or more
 * @param topP above 0, up to 1
 * @param seed sent when present
 * @param ignoreEos asks for output up to the cap
 */
public record SamplingParameters(
    double temperature, double topP, Optional<Long> seed, boolean ignoreEos) {
  /** Greedy, up to the cap. */
  public static final SamplingParameters GREEDY =
      new SamplingParameters(0, 1, Optional.empty(), true);
}
