package dev.candor.load.domain.schedule;

import java.util.SplittableRandom;

/** Exponential gaps by inversion: {@code −ln(1 − u) / rate} with {@code u} uniform in [0, 1). */
final class PoissonArrivals implements ArrivalSchedule {
  private static final double NANOS_PER_SECOND = 1e9;

  private final double meanGapNanos;
  private final SplittableRandom random;
  private double offset;

  PoissonArrivals(double perSecond, long seed) {
    meanGapNanos = NANOS_PER_SECOND / Rates.require(perSecond);
    random = new SplittableRandom(seed);
  }

  @Override
  public long nextOffsetNanos() {
    offset += -Math.log1p(-random.nextDouble()) * meanGapNanos;
    return Math.round(offset);
  }
}
