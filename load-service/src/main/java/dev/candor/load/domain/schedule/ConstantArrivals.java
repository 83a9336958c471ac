package dev.candor.load.domain.schedule;

/** Arrival {@code k} at {@code k / rate}; computed from {@code k}, so that no rounding adds up. */
final class ConstantArrivals implements ArrivalSchedule {
  private static final double NANOS_PER_SECOND = 1e9;

  private final double gapNanos;
  private long index;

  ConstantArrivals(double perSecond) {
    gapNanos = NANOS_PER_SECOND / Rates.require(perSecond);
  }

  @Override
  public long nextOffsetNanos() {
    return Math.round(index++ * gapNanos);
  }
}
