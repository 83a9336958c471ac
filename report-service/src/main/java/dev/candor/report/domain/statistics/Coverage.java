package dev.candor.report.domain.statistics;

/**
 * How surely the range of independent runs covers the true median. Of {@code n} runs, all lie on
 * one side of the median with probability 2 · 2^(−n); otherwise minimum and maximum enclose it.
 * Hence 1 − 2^(1−n) (METHOD § 3, {@code statistics.full}).
 */
public final class Coverage {
  private Coverage() {}

  /**
   * The probability that [min, max] holds the true median.
   *
   * @param runs number of independent runs, 1 or more
   * @return a probability, 0 for one run, 0.75 for three
   * @throws IllegalArgumentException for fewer than one run
   */
  public static double ofRange(int runs) {
    if (runs < 1) {
      throw new IllegalArgumentException(
          "runs: " + runs + " is not a count of runs; use 1 or more");
    }
    return 1.0 - Math.pow(2.0, 1.0 - runs);
  }
}
