package dev.candor.load.domain.measure;

import dev.candor.load.domain.stream.TokenSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What one window measured.
 *
 * @param tokensInWindow tokens that arrived inside, of completed, failed and cancelled requests
 * @param countedBy the least trusted counter that was needed
 * @param lengthNanos from open to close
 * @param completed requests that completed inside
 * @param cancelled requests in flight at the close
 * @param failures requests that failed inside
 * @param inFlight over the window
 * @param promptTokens of completed requests, as the server counted; empty when it did not
 * @param cachedPromptTokens sum over completed requests; empty when the server told none
 * @param outputTokens of completed requests
 * @param shortOutputs completed requests with fewer tokens than asked
 * @param tokensOfCompleted all tokens of the completed requests, inside the window or not
 * @param finishReasons how often each, over completed requests
 * @param histograms the latencies
 * @param tokensBySecond by second since the window opened
 * @param tokensByThird three numbers; empty for a load that ended by itself
 */
public record WindowFigures(
    long tokensInWindow,
    TokenSource countedBy,
    long lengthNanos,
    long completed,
    long cancelled,
    FailureTally failures,
    InFlight inFlight,
    Optional<CountRange> promptTokens,
    OptionalLong cachedPromptTokens,
    Optional<CountRange> outputTokens,
    long shortOutputs,
    long tokensOfCompleted,
    Map<String, Long> finishReasons,
    LatencyHistograms histograms,
    List<Long> tokensBySecond,
    List<Long> tokensByThird) {

  private static final double NANOS_PER_SECOND = 1e9;

  /** Tokens per second of the whole window. */
  public double outputTps() {
    return tokensInWindow * NANOS_PER_SECOND / lengthNanos;
  }
}
