package dev.candor.load.domain.schedule;

/**
 * The instants at which an open loop starts its requests, as offsets from the load's start. Pure:
 * no slow answer can bend it. One instance serves one run of the schedule; not thread-safe.
 */
public interface ArrivalSchedule {

  /** The next start, in nanoseconds since the load's start; never before the one before it. */
  long nextOffsetNanos();

  /**
   * Equal gaps: request {@code k} (from 0) starts at {@code k / rate}.
   *
   * @param perSecond rate, more than 0
   */
  static ArrivalSchedule constant(double perSecond) {
    return new ConstantArrivals(perSecond);
  }

  /**
   * A Poisson process: gaps are independent and exponential with mean {@code 1 / rate}.
   *
   * @param perSecond mean rate, more than 0
   * @param seed recorded; the same seed gives the same instants
   */
  static ArrivalSchedule poisson(double perSecond, long seed) {
    return new PoissonArrivals(perSecond, seed);
  }
}
