package dev.candor.report.render;

import dev.candor.report.domain.cells.Cell;
import dev.candor.report.domain.facts.Load;
import dev.candor.report.domain.facts.Measurement;
import dev.candor.report.domain.facts.WindowRecord;
import dev.candor.report.domain.result.CampaignResult;
import dev.candor.report.domain.statistics.PercentileFigure;
import dev.candor.report.domain.statistics.Spread;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the charts of a page draw; the same figures as its tables. */
@RegisterForReflection
record ChartData(String campaign, List<Ladder> ladders) {

  /** One shape's ladder. */
  record Ladder(String shape, String prompts, List<Point> points, List<Line> timeline) {}

  /** One level. Rates in tokens/s, TTFT in milliseconds. */
  record Point(int n, Range aggregate, Range delivered, Range decode, Range p50, Range p95) {}

  /** The runs, and median and range when they are resolved; or one pooled value. */
  record Range(
      List<Double> runs,
      @Nullable Double median,
      @Nullable Double min,
      @Nullable Double max,
      boolean pooled) {}

  /** Tokens in each second of one window. */
  record Line(int n, int repeat, List<Long> tokens) {}

  static ChartData of(CampaignResult result) {
    return new ChartData(
        result.facts().campaignId(),
        Tables.shapes(result).stream().map(shape -> ladder(result, shape)).toList());
  }

  private static Ladder ladder(CampaignResult result, String shape) {
    List<Cell> cells =
        result.cells().stream()
            .filter(cell -> cell.key().load() == Load.STEADY)
            .filter(cell -> cell.key().shape().equals(shape) && !cell.runs().isEmpty())
            .toList();
    return new Ladder(
        shape,
        Prompts.words(cells),
        cells.stream().map(ChartData::point).toList(),
        result.facts().steadyRuns().stream()
            .filter(run -> run.shape().equals(shape))
            .map(ChartData::line)
            .toList());
  }

  private static Line line(WindowRecord run) {
    return new Line(
        run.streams(),
        run.repeat(),
        run.measurement().map(Measurement::tokensBySecond).orElseGet(List::of));
  }

  private static Point point(Cell cell) {
    return new Point(
        cell.key().streams(),
        range(cell.aggregate(), 1.0),
        range(cell.delivered(), 1.0),
        decode(cell.decode()),
        ttft(cell.ttftP50()),
        ttft(cell.ttftP95()));
  }

  private static Range range(Spread spread, double scale) {
    List<Double> runs = spread.runs().stream().map(run -> run * scale).toList();
    return spread instanceof Spread.Resolved r
        ? new Range(runs, r.median() * scale, r.min() * scale, r.max() * scale, false)
        : new Range(runs, null, null, null, false);
  }

  private static Range decode(Cell.DecodeRate rate) {
    return switch (rate) {
      case Cell.DecodeRate.PerRun p -> range(p.spread(), 1.0);
      case Cell.DecodeRate.Pooled p -> new Range(List.of(), p.value(), null, null, true);
      case Cell.DecodeRate.TooFew few -> new Range(List.of(), null, null, null, false);
    };
  }

  private static Range ttft(PercentileFigure figure) {
    return switch (figure) {
      case PercentileFigure.PerRun p -> range(p.spread(), 1e-6);
      case PercentileFigure.Pooled p -> new Range(List.of(), p.value() / 1e6, null, null, true);
      case PercentileFigure.TooFew few -> new Range(List.of(), null, null, null, false);
    };
  }
}
