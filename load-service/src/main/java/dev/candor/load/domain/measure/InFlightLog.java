package dev.candor.load.domain.measure;

import java.util.Arrays;

/**
 * Remembers when requests were in flight (from sent to finished) and integrates their number over a
 * window. One log per event loop; logs are added before integrating, so the result is that of one.
 */
public final class InFlightLog {
  /** Each entry: nanoseconds since {@link #base}, doubled, plus 1 for a start. */
  private long[] entries = new long[1024];

  private int size;
  private final long base;

  /** Makes a log for instants not before {@code baseNanos}. */
  public InFlightLog(long baseNanos) {
    base = baseNanos;
  }

  /** One request was in flight from {@code sent} to {@code finished}. */
  public void add(long sent, long finished) {
    if (finished - sent <= 0) {
      return;
    }
    put((Math.max(0, sent - base) << 1) | 1);
    put(Math.max(0, finished - base) << 1);
  }

  /** Adds all that the other holds. */
  public void add(InFlightLog other) {
    for (int i = 0; i < other.size; i++) {
      long entry = other.entries[i];
      put((Math.max(0, (entry >> 1) + other.base - base) << 1) | (entry & 1));
    }
  }

  /**
   * In flight over the window: the time-weighted mean, and the least and greatest number that held
   * for some time.
   */
  public InFlight over(Window window) {
    long[] sorted = Arrays.copyOf(entries, size);
    Arrays.sort(sorted);
    long open = window.openNanos() - base;
    long close = window.closeNanos() - base;
    int now = 0;
    int min = Integer.MAX_VALUE;
    int max = 0;
    double area = 0;
    long since = open;
    for (long entry : sorted) {
      long at = Math.min(entry >> 1, close);
      if (at > since) {
        area += (double) now * (at - since);
        min = Math.min(min, now);
        max = Math.max(max, now);
        since = at;
      }
      now += (entry & 1) == 1 ? 1 : -1;
    }
    if (close > since) {
      area += (double) now * (close - since);
      min = Math.min(min, now);
      max = Math.max(max, now);
    }
    return new InFlight(area / (close - open), min, max);
  }

  private void put(long entry) {
    if (size == entries.length) {
      entries = Arrays.copyOf(entries, size * 2);
    }
    entries[size++] = entry;
  }
}
