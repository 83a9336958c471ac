package dev.candor.load.domain.stream;

/**
 * Decides how many tokens each chunk carried, in METHOD's order of trust (section 1, "output
 * tokens"): token ids in the chunks; the running usage counter; the final usage spread over the
 * chunks; else the chunks themselves.
 *
 * <ul>
 *   <li><b>Token ids</b> win when every chunk with text carried some, or when their sum is the
 *       final usage (a parser may flush text that it held back, without new tokens).
 *   <li><b>The running counter</b> wins when every chunk with text carried one. What the final
 *       usage says above it came with the last chunk.
 *   <li><b>Final usage</b> of {@code n} tokens over {@code c} chunks: after chunk {@code k} (from
 *       1) {@code ⌊k·n/c⌋} tokens have arrived, rounded up instead of down when there are fewer
 *       tokens than chunks, so that the first chunk always carries one.
 *   <li><b>Chunks</b>: one token each.
 * </ul>
 *
 * A stream that was cut off before its final usage has one token a chunk and the source {@link
 * TokenSource#CHUNKS}; whether that is exact is for the window to judge, which knows the streams
 * that did finish.
 */
public final class TokenAttribution {
  private TokenAttribution() {}

  /** Attributes tokens to all chunks of an ended stream and says who counted them. */
  public static TokenSource settle(StreamTimeline stream) {
    int chunks = stream.chunks();
    if (stream.idTotal > 0 && (!stream.textWithoutIds || matchesFinal(stream, stream.idTotal))) {
      for (int i = 0; i < chunks; i++) {
        stream.tokens(i, stream.ids(i));
      }
      return TokenSource.TOKEN_IDS;
    }
    if (stream.runningTotal > 0 && !stream.textWithoutCounter) {
      for (int i = 0; i < chunks; i++) {
        stream.tokens(i, stream.growth(i));
      }
      int late = stream.hasFinalUsage ? stream.finalUsage - stream.runningTotal : 0;
      if (late > 0) {
        stream.tokens(chunks - 1, stream.tokens(chunks - 1) + late);
      }
      return TokenSource.RUNNING_USAGE;
    }
    if (stream.hasFinalUsage && stream.finalUsage > 0) {
      spread(stream, chunks, stream.finalUsage);
      return TokenSource.FINAL_USAGE;
    }
    for (int i = 0; i < chunks; i++) {
      stream.tokens(i, 1);
    }
    return TokenSource.CHUNKS;
  }

  /** Sum of the attributed tokens. */
  public static long total(StreamTimeline stream) {
    long sum = 0;
    for (int i = 0; i < stream.chunks(); i++) {
      sum += stream.tokens(i);
    }
    return sum;
  }

  private static boolean matchesFinal(StreamTimeline stream, int count) {
    return stream.hasFinalUsage && stream.finalUsage == count;
  }

  private static void spread(StreamTimeline stream, int chunks, long tokens) {
    long roundUp = tokens < chunks ? chunks - 1L : 0L;
    long before = 0;
    for (int i = 0; i < chunks; i++) {
      long until = ((i + 1) * tokens + roundUp) / chunks;
      stream.tokens(i, (int) (until - before));
      before = until;
    }
  }
}
