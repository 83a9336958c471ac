package dev.candor.report.domain.statistics;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What repeated runs of one measure say together. Three runs or more have a median, a range and a
 * coverage; fewer have no interval worth printing and stay "not yet resolved" (METHOD § 3).
 */
public sealed interface Spread {
  /** The fewest runs whose range is printed as an interval. */
  int MINIMUM_RUNS = 3;

  /** Each run's value in the order given, in the measure's own unit. */
  List<Double> runs();

  /**
   * Three runs or more.
   *
   * @param median middle value, or the mean of the two middle ones
   * @param min smallest run
   * @param max largest run
   * @param mean arithmetic mean
   * @param variation sample standard deviation (n − 1) / mean, absent when the mean is zero
   * @param coverage probability that [min, max] holds the true median, see {@link Coverage}
   */
  record Resolved(
      List<Double> runs,
      double median,
      double min,
      double max,
      double mean,
      OptionalDouble variation,
      double coverage)
      implements Spread {}

  /** Fewer than three runs: the runs themselves, and no interval. */
  record NotYetResolved(List<Double> runs) implements Spread {
    /** Copies the runs. */
    public NotYetResolved {
      runs = List.copyOf(runs);
    }
  }

  /**
   * Summarises runs.
   *
   * @param runs finite values, possibly none
   * @throws IllegalArgumentException when a value is not finite
   */
  static Spread of(List<Double> runs) {
    for (int i = 0; i < runs.size(); i++) {
      if (!Double.isFinite(runs.get(i))) {
        throw new IllegalArgumentException(
            "runs[" + i + "]: " + runs.get(i) + " is not a finite number");
      }
    }
    if (runs.size() < MINIMUM_RUNS) {
      return new NotYetResolved(runs);
    }
    List<Double> sorted = runs.stream().sorted().toList();
    double mean = runs.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    return new Resolved(
        List.copyOf(runs),
        median(sorted),
        sorted.getFirst(),
        sorted.getLast(),
        mean,
        variation(runs, mean),
        Coverage.ofRange(runs.size()));
  }

  private static double median(List<Double> sorted) {
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2.0;
  }

  private static OptionalDouble variation(List<Double> runs, double mean) {
    if (mean == 0.0) {
      return OptionalDouble.empty();
    }
    double squares = runs.stream().mapToDouble(run -> (run - mean) * (run - mean)).sum();
    return OptionalDouble.of(Math.sqrt(squares / (runs.size() - 1)) / Math.abs(mean));
  }
}
