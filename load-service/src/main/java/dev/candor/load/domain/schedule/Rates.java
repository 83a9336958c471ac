package dev.candor.load.domain.schedule;

/** The one check that all schedules share. */
final class Rates {
  private Rates() {}

  static double require(double perSecond) {
    if (!(perSecond > 0) || Double.isInfinite(perSecond)) {
      throw new IllegalArgumentException(
          "rate: " + perSecond + " is not a rate; use more than 0 requests per second");
    }
    return perSecond;
  }
}
