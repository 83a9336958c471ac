package dev.candor.load.domain.measure;

import dev.candor.load.domain.stream.Failure;
import dev.candor.load.domain.stream.StreamTimeline;
import dev.candor.load.domain.stream.TokenAttribution;
import dev.candor.load.domain.stream.TokenSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * The accounting of one window (METHOD section 2). Every stream of the level is added once, when it
 * has ended: one that completed, one that failed, one that was cancelled at the end. What it adds
 * depends on which of its instants lie inside the window.
 *
 * <p><b>Streams without a final count.</b> A stream that was cancelled or failed before the server
 * told its usage has one token a chunk ({@link TokenSource#CHUNKS}). When every stream that did
 * finish had exactly as many tokens as chunks, that is what the chunks of this engine carry and the
 * count is exact; the window is counted by final usage. When one had not, or none finished, the
 * window says so: {@link TokenSource#FINAL_USAGE_AND_CHUNKS}, or {@link TokenSource#CHUNKS}.
 * Nothing is extrapolated.
 *
 * <p>One recorder per event loop, not thread-safe; {@link #add(WindowRecorder)} makes one of them.
 */
public final class WindowRecorder {
  private final Window window;
  private final int askedTokens;
  private final TokenTally tally;
  private final LatencyHistograms histograms = new LatencyHistograms();
  private final InFlightLog inFlight;
  private final FailureTally failures = new FailureTally();
  private final CountStatistics promptTokens = new CountStatistics();
  private final CountStatistics outputTokens = new CountStatistics();
  private final Map<String, Long> finishReasons = new TreeMap<>();
  private long completed;
  private long cancelled;
  private long shortOutputs;
  private final CountStatistics cachedTokens = new CountStatistics();
  private long allTokensOfCompleted;
  private boolean chunkIsNotToken;
  private boolean finalUsageSeen;
  private boolean uncounted;
  private TokenSource worst = TokenSource.TOKEN_IDS;
  private boolean anySource;

  /**
   * Makes a recorder.
   *
   * @param askedTokens output tokens asked per request; fewer is a short output
   * @param startNanos when the level's load began, not after the window opens
   */
  public WindowRecorder(Window window, int askedTokens, long startNanos) {
    this.window = window;
    this.askedTokens = askedTokens;
    tally = new TokenTally(window);
    inFlight = new InFlightLog(startNanos);
  }

  /**
   * Adds one ended stream.
   *
   * @param failure why, when the outcome is {@link Outcome#FAILED}
   */
  public void add(StreamTimeline stream, Outcome outcome, Optional<Failure> failure) {
    TokenSource source = TokenAttribution.settle(stream);
    long tokens = TokenAttribution.total(stream);
    inFlight.add(stream.sent(), stream.finished());
    long inside = tally.add(stream);
    histograms.firstTokens(stream, window);
    histograms.gaps(stream, window);
    if (outcome == Outcome.COMPLETED) {
      learn(stream, source, tokens);
    }
    if (inside > 0) {
      countedBy(source, outcome);
    }
    if (outcome == Outcome.CANCELLED) {
      cancelled++;
    } else if (window.contains(stream.finished())) {
      ended(stream, outcome, failure, tokens);
    }
  }

  private void ended(
      StreamTimeline stream, Outcome outcome, Optional<Failure> failure, long tokens) {
    if (outcome == Outcome.FAILED) {
      failure.ifPresent(failures::add);
      return;
    }
    completed++;
    allTokensOfCompleted += tokens;
    histograms.completed(stream, tokens);
    outputTokens.add((int) tokens);
    if (tokens < askedTokens) {
      shortOutputs++;
    }
    stream.promptTokens().ifPresent(promptTokens::add);
    stream.cachedTokens().ifPresent(cachedTokens::add);
    finishReasons.merge(stream.finishReason(), 1L, Long::sum);
  }

  private void learn(StreamTimeline stream, TokenSource source, long tokens) {
    if (source == TokenSource.FINAL_USAGE) {
      finalUsageSeen = true;
      chunkIsNotToken |= tokens != stream.chunks();
    }
  }

  private void countedBy(TokenSource source, Outcome outcome) {
    if (source == TokenSource.CHUNKS && outcome != Outcome.COMPLETED) {
      uncounted = true;
    } else {
      worst = worst.orWorse(source);
      anySource = true;
    }
  }

  /** Adds all that another recorder of the same window holds. */
  public void add(WindowRecorder other) {
    tally.add(other.tally);
    histograms.add(other.histograms);
    inFlight.add(other.inFlight);
    failures.add(other.failures);
    promptTokens.add(other.promptTokens);
    outputTokens.add(other.outputTokens);
    other.finishReasons.forEach((reason, count) -> finishReasons.merge(reason, count, Long::sum));
    completed += other.completed;
    cancelled += other.cancelled;
    shortOutputs += other.shortOutputs;
    cachedTokens.add(other.cachedTokens);
    allTokensOfCompleted += other.allTokensOfCompleted;
    chunkIsNotToken |= other.chunkIsNotToken;
    finalUsageSeen |= other.finalUsageSeen;
    uncounted |= other.uncounted;
    worst = worst.orWorse(other.worst);
    anySource |= other.anySource;
  }

  /**
   * The figures of the window, up to its close.
   *
   * @param closeNanos when it really closed, for a load that ended by itself; the window's own
   *     close otherwise
   */
  public WindowFigures figures(long closeNanos) {
    Window real = new Window(window.openNanos(), closeNanos);
    return new WindowFigures(
        tally.total(),
        countedBy(),
        real.lengthNanos(),
        completed,
        cancelled,
        failures,
        inFlight.over(real),
        promptTokens.range(),
        cachedTokens.range().isPresent()
            ? OptionalLong.of(cachedTokens.sum())
            : OptionalLong.empty(),
        outputTokens.range(),
        shortOutputs,
        allTokensOfCompleted,
        Map.copyOf(finishReasons),
        histograms,
        tally.bySecond(real.lengthNanos()),
        closeNanos == window.closeNanos() ? tally.byThird() : List.of());
  }

  private TokenSource countedBy() {
    if (!uncounted) {
      return anySource ? worst : TokenSource.CHUNKS;
    }
    if (!finalUsageSeen) {
      return TokenSource.CHUNKS;
    }
    return worst.orWorse(
        chunkIsNotToken ? TokenSource.FINAL_USAGE_AND_CHUNKS : TokenSource.FINAL_USAGE);
  }
}
