package dev.candor.load.domain.measure;

import dev.candor.load.domain.stream.StreamTimeline;

/**
 * The histograms of one window, METHOD section 1 ("measure / formula") and section 2 ("steady-state
 * window"): what a stream adds depends on which of its instants lie inside.
 */
public final class LatencyHistograms {
  private final NanosHistogram ttft = new NanosHistogram();
  private final NanosHistogram ttftFromScheduled = new NanosHistogram();
  private final NanosHistogram ttfa = new NanosHistogram();
  private final NanosHistogram tpot = new NanosHistogram();
  private final NanosHistogram itl = new NanosHistogram();
  private final NanosHistogram chunkGap = new NanosHistogram();
  private final NanosHistogram e2e = new NanosHistogram();
  private final NanosHistogram outputTokens = new NanosHistogram();

  /** First tokens inside the window: TTFT = firstToken − sent. */
  void firstTokens(StreamTimeline stream, Window window) {
    if (stream.chunks() == 0) {
      return;
    }
    long first = stream.arrival(0);
    if (window.contains(first)) {
      ttft.record(first - stream.sent());
      ttftFromScheduled.record(first - stream.scheduled());
    }
    stream
        .firstAnswer()
        .map(stream::arrival)
        .filter(window::contains)
        .ifPresent(answer -> ttfa.record(answer - stream.sent()));
  }

  /**
   * Gaps that ended inside the window. A gap's time is divided by the tokens of the chunk that
   * ended it and counted once per token; chunks that turned out to carry none lengthen the next
   * gap.
   */
  void gaps(StreamTimeline stream, Window window) {
    if (stream.chunks() == 0) {
      return;
    }
    long lastToken = stream.arrival(0);
    for (int i = 1; i < stream.chunks(); i++) {
      long arrival = stream.arrival(i);
      int tokens = stream.tokens(i);
      boolean inside = window.contains(arrival);
      if (inside) {
        chunkGap.record(arrival - stream.arrival(i - 1));
      }
      if (tokens > 0) {
        if (inside) {
          itl.record((arrival - lastToken) / tokens, tokens);
        }
        lastToken = arrival;
      }
    }
  }

  /** A stream that completed inside the window: TPOT = (lastToken − firstToken) / (n − n₁), E2E. */
  void completed(StreamTimeline stream, long tokens) {
    long afterFirst = tokens - stream.tokens(0);
    if (afterFirst > 0) {
      tpot.record((stream.arrival(stream.chunks() - 1) - stream.arrival(0)) / afterFirst);
    }
    e2e.record(stream.finished() - stream.sent());
    outputTokens.record(tokens);
  }

  void add(LatencyHistograms other) {
    ttft.add(other.ttft);
    ttftFromScheduled.add(other.ttftFromScheduled);
    ttfa.add(other.ttfa);
    tpot.add(other.tpot);
    itl.add(other.itl);
    chunkGap.add(other.chunkGap);
    e2e.add(other.e2e);
    outputTokens.add(other.outputTokens);
  }

  /** Time to the first token, from sent. */
  public NanosHistogram ttft() {
    return ttft;
  }

  /** Time to the first token, from scheduled. */
  public NanosHistogram ttftFromScheduled() {
    return ttftFromScheduled;
  }

  /** Time to the first answer (non-reasoning) token, from sent. */
  public NanosHistogram ttfa() {
    return ttfa;
  }

  /** Time per output token after the first chunk, one value per completed request. */
  public NanosHistogram tpot() {
    return tpot;
  }

  /** Inter-token latency, one value per token. */
  public NanosHistogram itl() {
    return itl;
  }

  /** Raw gaps between token chunks. */
  public NanosHistogram chunkGap() {
    return chunkGap;
  }

  /** Sent to finished, one value per completed request. */
  public NanosHistogram e2e() {
    return e2e;
  }

  /** Output tokens of completed requests: counts, not nanoseconds. */
  public NanosHistogram outputTokens() {
    return outputTokens;
  }
}
