package dev.candor.load.domain.measure;

import java.util.Optional;

/** Adds up token counts of requests. */
final class CountStatistics {
  private long requests;
  private long sum;
  private int min = Integer.MAX_VALUE;
  private int max;

  void add(int count) {
    requests++;
    sum += count;
    min = Math.min(min, count);
    max = Math.max(max, count);
  }

  void add(CountStatistics other) {
    requests += other.requests;
    sum += other.sum;
    min = Math.min(min, other.min);
    max = Math.max(max, other.max);
  }

  long sum() {
    return sum;
  }

  Optional<CountRange> range() {
    return requests == 0
        ? Optional.empty()
        : Optional.of(new CountRange(min, max, (double) sum / requests));
  }
}
