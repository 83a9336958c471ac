package dev.candor.load.client;

import dev.candor.load.domain.measure.NanosHistogram;
import java.util.OptionalDouble;

/**
 * A percentile is given only from enough samples (METHOD section 2): the smallest {@code n} with
 * {@code p^n + n·p^(n−1)·(1−p) ≤ 0.01}.
 */
final class PercentileFloors {
  private static final double NANOS_PER_MILLI = 1e6;

  private PercentileFloors() {}

  static long floor(int percent) {
    return switch (percent) {
      case 50 -> 11;
      case 90 -> 64;
      case 95 -> 130;
      case 99 -> 662;
      default -> throw new IllegalArgumentException("p" + percent + " has no floor here");
    };
  }

  static OptionalDouble millis(NanosHistogram histogram, int percent) {
    return histogram.count() < floor(percent)
        ? OptionalDouble.empty()
        : OptionalDouble.of(histogram.atPercentile(percent) / NANOS_PER_MILLI);
  }
}
