package dev.candor.load.domain.merge;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * One window as measured by one worker, or as merged from several.
 *
 * @param tokensInWindow tokens that arrived inside the window, whoever's request they belong to
 * @param tokensCountedBy how tokens were counted, in the method's order of trust
 * @param windowSeconds length of the window as it really was
 * @param rampSeconds length of the ramp
 * @param openedAt wall clock at the window's opening
 * @param closedAt wall clock at its close
 * @param requests how requests ended
 * @param inFlight requests in flight
 * @param promptTokens prompt lengths; empty when no request told
 * @param cachedPromptTokens prompt tokens served from a cache; empty when the server does not tell
 * @param outputTokens output lengths; empty when no request completed
 * @param finishReasons how many streams ended for which reason
 * @param histograms times and lengths
 * @param tokensBySecond tokens that arrived in each second of the window
 * @param tokensByThird tokens that arrived in each third of the window
 * @param client how well the harness kept up
 * @param records the per-request records, one per part; empty when none were kept
 * @param engineFacts what the engine said about itself in its answers
 */
public record Measured(
    long tokensInWindow,
    String tokensCountedBy,
    double windowSeconds,
    double rampSeconds,
    Instant openedAt,
    Instant closedAt,
    Requests requests,
    InFlight inFlight,
    Optional<PromptTokens> promptTokens,
    OptionalLong cachedPromptTokens,
    Optional<OutputTokens> outputTokens,
    Map<String, Long> finishReasons,
    Histograms histograms,
    List<Long> tokensBySecond,
    List<Long> tokensByThird,
    ClientHealth client,
    List<Records> records,
    Map<String, String> engineFacts) {

  /** Aggregate throughput: tokens that arrived inside the window / window length, tokens/s. */
  public double aggregateTps() {
    return windowSeconds > 0 ? tokensInWindow / windowSeconds : 0;
  }
}
