package dev.candor.load.domain.measure;

/**
 * The steady-state window, half open: an instant {@code t} lies inside when {@code open ≤ t <
 * close}. Nanoseconds of the worker's monotonic clock.
 */
public record Window(long openNanos, long closeNanos) {
  /** Checks that it has a length. */
  public Window {
    if (closeNanos - openNanos <= 0) {
      throw new IllegalArgumentException(
          "window: closes " + (openNanos - closeNanos) + " ns before or as it opens");
    }
  }

  /** A window that holds everything from {@code openNanos} on: for loads that end by themselves. */
  public static Window from(long openNanos) {
    return new Window(openNanos, openNanos + Long.MAX_VALUE / 4);
  }

  /** Whether the instant lies inside. */
  public boolean contains(long nanos) {
    return nanos - openNanos >= 0 && nanos - closeNanos < 0;
  }

  /** Length in nanoseconds. */
  public long lengthNanos() {
    return closeNanos - openNanos;
  }
}
