package dev.candor.report.domain.facts;

import dev.candor.report.domain.statistics.Samples;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What one window measured. Tokens are those that arrived inside the window; durations of samples
 * are nanoseconds.
 *
 * @param tokensCountedBy where the token count comes from; {@code chunks} is never publishable
 * @param windowS length in seconds; for a burst, the wall time from first send to last end
 * @param cachedPromptTokens absent when the engine does not report it
 */
public record Measurement(
    long tokensInWindow,
    String tokensCountedBy,
    double windowS,
    double rampS,
    Instant openedAt,
    Instant closedAt,
    Requests requests,
    InFlight inFlight,
    Optional<TokenRange> promptTokens,
    OptionalLong cachedPromptTokens,
    Optional<OutputTokens> outputTokens,
    Distributions distributions,
    List<Long> tokensBySecond,
    List<Long> tokensByThird,
    Optional<Client> client,
    Optional<Records> records,
    Map<String, String> engineFacts) {

  /** Counts of requests by how they ended; those cut at the window's end are cancelled. */
  public record Requests(long completed, long failed, long cancelled, List<Failure> failures) {
    /** Failed share of those that ended by themselves, 0 to 1. */
    public double failedShare() {
      long ended = completed + failed;
      return ended == 0 ? 0.0 : (double) failed / ended;
    }
  }

  /** Failures of one kind with an example. */
  public record Failure(String kind, long count, String example) {}

  /** Requests in flight, integrated over the window. */
  public record InFlight(double mean, double min, double max) {}

  /** Tokens per request, as the server counted them. */
  public record TokenRange(long min, long max, double mean) {}

  /** Output tokens per request; {@code shortCount} requests ended before the cap. */
  public record OutputTokens(long min, long max, double mean, long asked, long shortCount) {}

  /** Distributions in nanoseconds. */
  public record Distributions(Samples ttft, Samples tpot, Samples itl, Samples e2e) {}

  /** The harness's own state: milliseconds, and its share of one machine's CPU. */
  public record Client(
      double loopDelayP99Ms,
      double loopDelayMaxMs,
      double gcPauseTotalMs,
      double cpuShare,
      double sendLateP99Ms) {}

  /** The stored per-request records. */
  public record Records(String sha256, long bytes, String mediaType, long requests) {}

  /** Checks that rates can be formed. */
  public Measurement {
    if (!(windowS > 0) || tokensInWindow < 0) {
      throw new IllegalArgumentException(
          "measurement: "
              + tokensInWindow
              + " tokens in "
              + windowS
              + " s is no rate; use tokens of 0 or more and a window above 0 s");
    }
    tokensBySecond = List.copyOf(tokensBySecond);
    tokensByThird = List.copyOf(tokensByThird);
    engineFacts = Map.copyOf(engineFacts);
  }

  /** Aggregate throughput: tokens inside the window / window length, tokens/s. */
  public double aggregateTps() {
    return tokensInWindow / windowS;
  }
}
