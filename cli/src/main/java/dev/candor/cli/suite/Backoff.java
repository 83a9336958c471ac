package dev.candor.cli.suite;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * How long to wait before a process that ended is started again: 0.2 s, doubled with each end in
 * the last two minutes, 5 s at most. After eight ends in two minutes it is given up.
 */
final class Backoff {
  private static final long MEMORY_NS = Duration.ofMinutes(2).toNanos();
  private static final int MOST = 8;
  private static final long FIRST_MS = 200;
  private static final long LONGEST_MS = 5_000;

  private final LongSupplier nanoClock;
  private final Deque<Long> ends = new ArrayDeque<>();

  Backoff(LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
  }

  /** The pause after one more end; empty when it should not be started again. */
  synchronized Optional<Duration> next() {
    long now = nanoClock.getAsLong();
    while (!ends.isEmpty() && now - ends.getFirst() > MEMORY_NS) {
      ends.removeFirst();
    }
    ends.addLast(now);
    if (ends.size() > MOST) {
      return Optional.empty();
    }
    return Optional.of(Duration.ofMillis(Math.min(LONGEST_MS, FIRST_MS << (ends.size() - 1))));
  }
}
