package dev.candor.load.domain.stream;

import java.util.Arrays;
import java.util.Optional;

/**
 * Everything that one request's stream told, with instants in nanoseconds of the worker's monotonic
 * clock: when it was wanted, sent and finished, and for each token chunk when it arrived and how
 * many tokens it carried. Reused from request to request by the stream that owns it; not
 * thread-safe.
 *
 * <p>{@link #tokens(int)} means something only after {@link TokenAttribution#settle} has run.
 */
public final class StreamTimeline {
  private static final int SMALL = 256;

  long scheduled;
  long sent;
  long finished;
  private long[] arrivals = new long[SMALL];
  private int[] ids = new int[SMALL];
  private int[] growths = new int[SMALL];
  private int[] tokens = new int[SMALL];
  private int chunks;
  private int firstAnswer;
  private boolean hasAnswer;

  int idTotal;
  boolean textWithoutIds;
  int runningTotal;
  boolean textWithoutCounter;
  boolean hasFinalUsage;
  int finalUsage;
  boolean hasPromptTokens;
  int promptTokens;
  boolean hasCachedTokens;
  int cachedTokens;
  boolean hasTimings;
  boolean hasFinishReason;
  String finishReason = "";

  /** Forgets the last request. */
  public void begin(long scheduledNanos) {
    scheduled = scheduledNanos;
    sent = scheduledNanos;
    finished = scheduledNanos;
    chunks = 0;
    hasAnswer = false;
    idTotal = 0;
    textWithoutIds = false;
    runningTotal = 0;
    textWithoutCounter = false;
    hasFinalUsage = false;
    hasPromptTokens = false;
    hasCachedTokens = false;
    hasTimings = false;
    hasFinishReason = false;
    finishReason = "";
  }

  /** The last byte of the request was handed to the socket. */
  public void sent(long nanos) {
    sent = nanos;
  }

  /** The stream ended, well or not. */
  public void finished(long nanos) {
    finished = nanos;
  }

  void chunk(long arrival, int tokenIds, int growth, boolean answer) {
    if (chunks == arrivals.length) {
      arrivals = Arrays.copyOf(arrivals, chunks * 2);
      ids = Arrays.copyOf(ids, chunks * 2);
      growths = Arrays.copyOf(growths, chunks * 2);
      tokens = Arrays.copyOf(tokens, chunks * 2);
    }
    if (answer && !hasAnswer) {
      hasAnswer = true;
      firstAnswer = chunks;
    }
    arrivals[chunks] = arrival;
    ids[chunks] = tokenIds;
    growths[chunks++] = growth;
    idTotal += tokenIds;
    runningTotal += growth;
  }

  int ids(int chunk) {
    return ids[chunk];
  }

  int growth(int chunk) {
    return growths[chunk];
  }

  void tokens(int chunk, int count) {
    tokens[chunk] = count;
  }

  /** When the load shape wanted the request to start. */
  public long scheduled() {
    return scheduled;
  }

  /** When the last byte of the request was handed to the socket. */
  public long sent() {
    return sent;
  }

  /** When the stream ended. */
  public long finished() {
    return finished;
  }

  /** Number of token chunks. */
  public int chunks() {
    return chunks;
  }

  /** Arrival of a token chunk. */
  public long arrival(int chunk) {
    return arrivals[chunk];
  }

  /** Tokens that a token chunk carried. */
  public int tokens(int chunk) {
    return tokens[chunk];
  }

  /** Index of the first chunk with answer (non-reasoning) tokens, if one came. */
  public Optional<Integer> firstAnswer() {
    return hasAnswer ? Optional.of(firstAnswer) : Optional.empty();
  }

  /** The server's own count of the prompt, if it told. */
  public Optional<Integer> promptTokens() {
    return hasPromptTokens ? Optional.of(promptTokens) : Optional.empty();
  }

  /** The server's own final count of the output, if it told. */
  public Optional<Integer> finalUsage() {
    return hasFinalUsage ? Optional.of(finalUsage) : Optional.empty();
  }

  /** Whether the stream held llama-server's {@code timings}. */
  public boolean hasTimings() {
    return hasTimings;
  }

  /** Prompt tokens that the server took from its cache, if it told. */
  public Optional<Integer> cachedTokens() {
    return hasCachedTokens ? Optional.of(cachedTokens) : Optional.empty();
  }

  /** Why generation ended, as the server named it; empty until it did. */
  public String finishReason() {
    return finishReason;
  }
}
