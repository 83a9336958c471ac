package dev.candor.load.domain.schedule;

import java.time.Duration;

/** How a level makes its load. */
public sealed interface LoadKind {

  /** Requests held in flight, or started at once; 1 or more. */
  int streams();

  /**
   * Closed loop (METHOD section 2): {@code streams} requests in flight for ramp + window; a
   * finished stream is replaced at once, and the ramp is handed to the window without draining.
   *
   * @param ramp before the window opens; zero allowed
   * @param window length of the steady-state window; more than zero
   */
  record Steady(int streams, Duration ramp, Duration window) implements LoadKind {
    /** Checks the ranges. */
    public Steady {
      requireStreams(streams);
      if (ramp.isNegative()) {
        throw new IllegalArgumentException("ramp: " + ramp + " is negative; use 0 or more");
      }
      if (window.isNegative() || window.isZero()) {
        throw new IllegalArgumentException("window: " + window + " is no length; use more than 0");
      }
    }
  }

  /** Cold start: {@code streams} requests started at once, all waited for, none replaced. */
  record Burst(int streams) implements LoadKind {
    /** Checks the range. */
    public Burst {
      requireStreams(streams);
    }
  }

  /**
   * A fixed number of requests, {@code streams} of them in flight as long as there are more to
   * start; all waited for.
   *
   * @param requests in total, at least {@code streams}
   */
  record Counted(int streams, int requests) implements LoadKind {
    /** Checks the ranges. */
    public Counted {
      requireStreams(streams);
      if (requests < streams) {
        throw new IllegalArgumentException(
            "requests: "
                + requests
                + " is less than the "
                + streams
                + " streams; use as many or more");
      }
    }
  }

  private static void requireStreams(int streams) {
    if (streams < 1) {
      throw new IllegalArgumentException(
          "streams: " + streams + " is not a stream count; use 1 or more");
    }
  }
}
