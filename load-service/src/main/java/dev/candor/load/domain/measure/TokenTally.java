package dev.candor.load.domain.measure;

import dev.candor.load.domain.stream.StreamTimeline;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/**
 * Tokens that arrived inside the window, whoever they belong to: in all, by second and by third of
 * the window (METHOD section 2).
 */
final class TokenTally {
  private static final long SECOND = 1_000_000_000L;
  private static final int THIRDS = 3;

  private final Window window;
  private long total;
  private long[] bySecond = new long[256];
  private int seconds;
  private final long[] byThird = new long[THIRDS];

  TokenTally(Window window) {
    this.window = window;
  }

  /** Adds one stream and says how many of its tokens lay inside. */
  long add(StreamTimeline stream) {
    long inside = 0;
    for (int i = 0; i < stream.chunks(); i++) {
      long arrival = stream.arrival(i);
      if (window.contains(arrival)) {
        int tokens = stream.tokens(i);
        inside += tokens;
        long offset = arrival - window.openNanos();
        put((int) (offset / SECOND), tokens);
        byThird[(int) Math.min(THIRDS - 1L, offset / (window.lengthNanos() / THIRDS))] += tokens;
      }
    }
    total += inside;
    return inside;
  }

  void add(TokenTally other) {
    total += other.total;
    for (int i = 0; i < other.seconds; i++) {
      put(i, other.bySecond[i]);
    }
    for (int i = 0; i < THIRDS; i++) {
      byThird[i] += other.byThird[i];
    }
  }

  long total() {
    return total;
  }

  /** Whole and begun seconds of the window up to the last that {@code lengthNanos} reaches into. */
  List<Long> bySecond(long lengthNanos) {
    int wanted = (int) ((lengthNanos + SECOND - 1) / SECOND);
    return LongStream.of(Arrays.copyOf(bySecond, Math.max(wanted, seconds))).boxed().toList();
  }

  List<Long> byThird() {
    return LongStream.of(byThird).boxed().toList();
  }

  private void put(int second, long tokens) {
    if (second >= bySecond.length) {
      bySecond = Arrays.copyOf(bySecond, Math.max(second + 1, bySecond.length * 2));
    }
    seconds = Math.max(seconds, second + 1);
    bySecond[second] += tokens;
  }
}
