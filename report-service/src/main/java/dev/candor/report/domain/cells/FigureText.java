package dev.candor.report.domain.cells;

import dev.candor.report.domain.statistics.PercentileFigure;
import dev.candor.report.domain.statistics.Spread;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;

/**
 * How figures are worded, the same on pages, in tables and on the terminal. No figure stands
 * without its range and count; the decimal mark is a point whatever the machine's locale.
 */
public final class FigureText {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double NANOS_PER_SECOND = 1e9;

  private FigureText() {}

  /** A rate in tokens/s, without its unit. */
  public static String rate(double tps) {
    return String.format(Locale.ROOT, Math.abs(tps) < 10 ? "%,.2f" : "%,.1f", tps);
  }

  /** A duration given in nanoseconds, with its unit. */
  public static String duration(double nanos) {
    if (nanos >= NANOS_PER_SECOND) {
      return String.format(Locale.ROOT, "%,.2f s", nanos / NANOS_PER_SECOND);
    }
    double millis = nanos / NANOS_PER_MILLI;
    return String.format(Locale.ROOT, millis < 10 ? "%.2f ms" : "%.0f ms", millis);
  }

  /** A share as a percentage with two decimals, for example {@code 5.91 %}. */
  public static String percent(double share) {
    return String.format(Locale.ROOT, "%.2f %%", share * 100);
  }

  /** A coverage without needless zeros, for example {@code 75 %} or {@code 93.75 %}. */
  public static String coverage(double share) {
    String text = String.format(Locale.ROOT, "%.4f", share * 100).replaceAll("\\.?0+$", "");
    return text + " %";
  }

  /** A ratio with two decimals, or a dash. */
  public static String ratio(OptionalDouble ratio) {
    return ratio.isPresent() ? String.format(Locale.ROOT, "%.2f", ratio.getAsDouble()) : "–";
  }

  /** A summary of runs with range, count, variation and coverage; or the runs themselves. */
  public static String spread(Spread spread, DoubleFunction<String> word) {
    return switch (spread) {
      case Spread.Resolved r ->
          range(r, word)
              + ", n "
              + r.runs().size()
              + (r.variation().isPresent() ? ", CV " + percent(r.variation().getAsDouble()) : "")
              + ", coverage "
              + coverage(r.coverage());
      case Spread.NotYetResolved few -> unresolved(few.runs(), word);
    };
  }

  /** As {@link #spread}, without variation and coverage. */
  public static String brief(Spread spread, DoubleFunction<String> word) {
    return switch (spread) {
      case Spread.Resolved r -> range(r, word) + ", n " + r.runs().size();
      case Spread.NotYetResolved few -> unresolved(few.runs(), word);
    };
  }

  /** A percentile of durations, saying what it was taken from. */
  public static String percentile(PercentileFigure figure) {
    return switch (figure) {
      case PercentileFigure.PerRun perRun ->
          brief(perRun.spread(), FigureText::duration)
              + String.format(Locale.ROOT, " (%,d requests)", perRun.samples());
      case PercentileFigure.Pooled p ->
          duration(p.value())
              + " [all: "
              + duration((double) p.min())
              + " … "
              + duration((double) p.max())
              + "]"
              + pooled(p.runs(), p.samples());
      case PercentileFigure.TooFew few -> tooFew(few.samples());
    };
  }

  /** The median decode rate per stream, tokens/s without its unit. */
  public static String decode(Cell.DecodeRate rate) {
    return switch (rate) {
      case Cell.DecodeRate.PerRun perRun ->
          brief(perRun.spread(), FigureText::rate)
              + String.format(Locale.ROOT, " (%,d requests)", perRun.samples());
      case Cell.DecodeRate.Pooled p ->
          rate(p.value())
              + " [all: "
              + rate(p.min())
              + " … "
              + rate(p.max())
              + "]"
              + pooled(p.runs(), p.samples());
      case Cell.DecodeRate.TooFew few -> tooFew(few.samples());
    };
  }

  private static String pooled(int runs, long samples) {
    return String.format(
        Locale.ROOT,
        ", pooled over %d %s (%,d requests)",
        runs,
        runs == 1 ? "run" : "runs",
        samples);
  }

  private static String tooFew(long samples) {
    return String.format(Locale.ROOT, "too few samples (%,d)", samples);
  }

  private static String range(Spread.Resolved r, DoubleFunction<String> word) {
    return word.apply(r.median()) + " [" + word.apply(r.min()) + " … " + word.apply(r.max()) + "]";
  }

  private static String unresolved(List<Double> runs, DoubleFunction<String> word) {
    if (runs.isEmpty()) {
      return "no valid run";
    }
    String values = runs.stream().map(word::apply).collect(Collectors.joining(" and "));
    return (runs.size() == 1 ? "one run, " : "two runs, ") + values + ", not yet resolved";
  }
}
