package dev.candor.report.domain.statistics;

/**
 * The percentiles that are printed, each with the fewest samples it is printed from: the smallest n
 * at which at least two samples lie beyond it with 99 % probability, p^n + n·p^(n−1)·(1−p) ≤ 0.01
 * (METHOD § 2).
 */
public enum Percentile {
  P50(50.0, 11, "p50"),
  P90(90.0, 64, "p90"),
  P95(95.0, 130, "p95"),
  P99(99.0, 662, "p99"),
  P99_9(99.9, 6636, "p99.9");

  private final double percent;
  private final int floor;
  private final String label;

  Percentile(double percent, int floor, String label) {
    this.percent = percent;
    this.floor = floor;
    this.label = label;
  }

  /** In percent, 0 to 100. */
  public double percent() {
    return percent;
  }

  /** The fewest samples from which this percentile is printed. */
  public int floor() {
    return floor;
  }

  /** As printed, for example {@code p95}. */
  public String label() {
    return label;
  }
}
