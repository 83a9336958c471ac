package dev.candor.report.domain.statistics;

import java.util.List;

/**
 * A percentile over the runs of one cell, as far as the samples allow it (METHOD § 2): of each run
 * when each has enough samples, else of the pooled samples when those are enough, else none.
 */
public sealed interface PercentileFigure {
  /** Which percentile. */
  Percentile percentile();

  /** Samples in all runs together. */
  long samples();

  /** Each run had enough samples: the percentile of each run, summarised, in the samples' unit. */
  record PerRun(Percentile percentile, long samples, Spread spread) implements PercentileFigure {}

  /**
   * Only all runs together had enough samples.
   *
   * @param value the percentile of the pooled samples, in their unit
   * @param min the smallest sample
   * @param max the largest sample
   * @param runs how many runs were pooled
   */
  record Pooled(Percentile percentile, long samples, double value, long min, long max, int runs)
      implements PercentileFigure {}

  /** Not even all runs together had enough samples. */
  record TooFew(Percentile percentile, long samples) implements PercentileFigure {}

  /** Judges which of the three the runs' samples allow. */
  static PercentileFigure of(Percentile percentile, List<Samples> runs) {
    long total = runs.stream().mapToLong(Samples::count).sum();
    if (!runs.isEmpty() && runs.stream().allMatch(run -> run.carries(percentile))) {
      List<Double> values = runs.stream().map(run -> (double) run.at(percentile)).toList();
      return new PerRun(percentile, total, Spread.of(values));
    }
    Samples pooled = Samples.merge(runs);
    return pooled.carries(percentile)
        ? new Pooled(
            percentile, total, pooled.at(percentile), pooled.min(), pooled.max(), runs.size())
        : new TooFew(percentile, total);
  }
}
