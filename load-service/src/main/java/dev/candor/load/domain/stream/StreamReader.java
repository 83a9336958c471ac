package dev.candor.load.domain.stream;

import java.util.Optional;

/**
 * Reads one streaming answer after another: bytes in, a filled {@link StreamTimeline} and a verdict
 * out. A success has tokens and a finish reason; everything else is a {@link Failure}, whatever the
 * status line said.
 *
 * <p>Never throws on hostile bytes; after a failure further bytes of the same stream are ignored.
 */
public final class StreamReader {
  private final SseScanner scanner;
  private final ChunkReader chunks = new ChunkReader();
  private final StreamTimeline timeline = new StreamTimeline();
  private final EventSink sink = this::event;
  private Optional<Failure> failure = Optional.empty();
  private boolean done;
  private boolean anyEvent;
  private long doneAt;
  private boolean runningCounter;
  private int lastCount;
  private String fingerprint = "";
  private String model = "";
  private long tokensSoFar;

  /** Makes a reader with the scanner's default limit. */
  public StreamReader() {
    this(SseScanner.DEFAULT_LIMIT_BYTES);
  }

  /** Makes a reader whose longest event is {@code limitBytes}. */
  public StreamReader(int limitBytes) {
    scanner = new SseScanner(limitBytes);
  }

  /** Starts over for the next request. */
  public void begin(long scheduledNanos) {
    scanner.reset();
    timeline.begin(scheduledNanos);
    failure = Optional.empty();
    done = false;
    anyEvent = false;
    runningCounter = false;
    lastCount = 0;
    tokensSoFar = 0;
  }

  /** Takes body bytes; {@code arrivalNanos} is when they left the socket. */
  public void body(byte[] bytes, int offset, int length, long arrivalNanos) {
    if (failure.isPresent() || done) {
      return;
    }
    try {
      scanner.feed(bytes, offset, length, arrivalNanos, sink);
    } catch (MalformedStream e) {
      fail(Failure.MALFORMED_STREAM, e);
    }
  }

  /**
   * The answer is over: closes the timeline and judges.
   *
   * @param arrivalNanos when its end was seen; {@code [DONE]} that came earlier is the finish
   * @return the failure, or empty for a success
   */
  public Optional<Failure> end(long arrivalNanos) {
    if (failure.isEmpty() && !done) {
      try {
        scanner.end(arrivalNanos, sink);
      } catch (MalformedStream e) {
        fail(Failure.MALFORMED_STREAM, e);
      }
    }
    timeline.finished(done ? doneAt : arrivalNanos);
    if (failure.isEmpty()) {
      judge();
    }
    return failure;
  }

  private void judge() {
    if (timeline.chunks() == 0) {
      failure =
          Optional.of(
              new Failure(
                  Failure.EMPTY_STREAM,
                  anyEvent ? "events came, but no token" : "status 200 and no event"));
    } else if (!timeline.hasFinishReason) {
      failure =
          Optional.of(
              new Failure(
                  Failure.CUT_STREAM,
                  "the stream ended after " + timeline.chunks() + " chunks without finish_reason"));
    }
  }

  private void event(byte[] buffer, int offset, int length, long arrival) {
    if (done || failure.isPresent()) {
      return;
    }
    if (isDone(buffer, offset, length)) {
      done = true;
      doneAt = arrival;
      return;
    }
    if (length == 0) {
      return;
    }
    anyEvent = true;
    Chunk chunk = chunks.read(buffer, offset, length);
    if (chunk.hasError) {
      failure = Optional.of(new Failure(Failure.ERROR_IN_STREAM, chunk.error));
    } else if (chunk.severalChoices) {
      failure = Optional.of(new Failure(Failure.SEVERAL_CHOICES, "the answer has several choices"));
    } else {
      take(chunk, arrival);
    }
  }

  private void take(Chunk chunk, long arrival) {
    fingerprint = chunk.fingerprint;
    model = chunk.model;
    int growth = growth(chunk);
    int ids = chunk.tokenIds;
    if (chunk.hasText() || ids > 0 || growth > 0) {
      timeline.chunk(arrival, ids, growth, chunk.answer);
      timeline.textWithoutIds |= chunk.hasText() && ids == 0;
      timeline.textWithoutCounter |= chunk.hasText() && !counts(chunk);
      tokensSoFar += Math.max(1, Math.max(ids, growth));
    }
    if (chunk.hasCompletionTokens) {
      timeline.hasFinalUsage = true;
      timeline.finalUsage = chunk.completionTokens;
    } else if (chunk.hasPredicted) {
      timeline.hasFinalUsage = true;
      timeline.finalUsage = chunk.predicted;
    }
    timeline.hasTimings |= chunk.hasPredicted;
    if (chunk.hasPromptTokens) {
      timeline.hasPromptTokens = true;
      timeline.promptTokens = chunk.promptTokens;
    }
    if (chunk.hasCachedTokens) {
      timeline.hasCachedTokens = true;
      timeline.cachedTokens = chunk.cachedTokens;
    }
    if (chunk.finished) {
      timeline.hasFinishReason = true;
      timeline.finishReason = chunk.finishReason;
    }
  }

  /**
   * Growth of the running counter. A counter runs when it is seen before the finish: one that comes
   * with or after the finish reason is a final usage (llama-server puts it on the finish event).
   */
  private int growth(Chunk chunk) {
    if (!counts(chunk)) {
      return 0;
    }
    runningCounter |= !chunk.finished && !timeline.hasFinishReason;
    if (!runningCounter) {
      return 0;
    }
    int count = chunk.hasCompletionTokens ? chunk.completionTokens : chunk.predicted;
    int growth = Math.max(0, count - lastCount);
    lastCount = Math.max(lastCount, count);
    return growth;
  }

  private static boolean counts(Chunk chunk) {
    return chunk.choices > 0 && (chunk.hasCompletionTokens || chunk.hasPredicted);
  }

  private static boolean isDone(byte[] buffer, int offset, int length) {
    int from = offset;
    int to = offset + length;
    while (from < to && buffer[from] == ' ') {
      from++;
    }
    while (to > from && buffer[to - 1] == ' ') {
      to--;
    }
    return to - from == 6
        && buffer[from] == '['
        && buffer[from + 1] == 'D'
        && buffer[from + 2] == 'O'
        && buffer[from + 3] == 'N'
        && buffer[from + 4] == 'E'
        && buffer[from + 5] == ']';
  }

  private void fail(String kind, MalformedStream cause) {
    String message = cause.getMessage();
    failure = Optional.of(new Failure(kind, message == null ? kind : message));
  }

  /** True once this stream can tell nothing more: {@code [DONE]}, or a failure. */
  public boolean isOver() {
    return done || failure.isPresent();
  }

  /** True when this stream has failed already. */
  public boolean hasFailed() {
    return failure.isPresent();
  }

  /** What the stream told so far. */
  public StreamTimeline timeline() {
    return timeline;
  }

  /** Tokens so far, at least one a chunk: for progress, never for figures. */
  public long tokensSoFar() {
    return tokensSoFar;
  }

  /** The server's {@code system_fingerprint}, as last told; empty when it never did. */
  public String fingerprint() {
    return fingerprint;
  }

  /** The server's {@code model}, as last told; empty when it never did. */
  public String model() {
    return model;
  }
}
