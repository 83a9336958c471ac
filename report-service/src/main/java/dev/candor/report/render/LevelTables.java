package dev.candor.report.render;

import dev.candor.report.domain.cells.Cell;
import dev.candor.report.domain.cells.FigureText;
import dev.candor.report.domain.facts.Load;
import dev.candor.report.domain.facts.WindowRecord.Flag;
import dev.candor.report.domain.result.CampaignResult;
import dev.candor.report.domain.statistics.PercentileFigure;
import dev.candor.report.domain.statistics.Spread;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The figures: one row per shape, load and stream count. */
final class LevelTables {
  private LevelTables() {}

  static Table steady(CampaignResult result, String shape) {
    return table(
        result,
        "levels-" + slug(shape),
        shape + ": steady windows",
        "One row per level. Median of the runs, with the smallest and largest run in brackets.",
        cell -> cell.key().load() == Load.STEADY && cell.key().shape().equals(shape));
  }

  static Table burst(CampaignResult result) {
    return table(
        result,
        "bursts",
        "Bursts: a cold start, never the headline",
        "One row per burst: all requests sent at once, tokens divided by the wall time until the"
            + " last ended.",
        cell -> cell.key().load() == Load.BURST);
  }

  private static Table table(
      CampaignResult result, String name, String title, String caption, Predicate<Cell> wanted) {
    List<Cell> cells = result.cells().stream().filter(wanted).toList();
    boolean mixed = name.equals("bursts");
    String prompts = mixed ? "" : ", " + Prompts.words(cells);
    Table.Builder table = Table.named(name, title, caption);
    if (mixed) {
      table.text("shape", "Shape");
    } else {
      table.csvOnly("shape", false);
    }
    table
        .number("streams", "N")
        .csvOnly("runs", true)
        .number("aggregate_tps", "Aggregate, tokens/s")
        .number("cv", "CV")
        .csvOnly("coverage", true)
        .number("delivered_tps_per_user", "Per user, delivered A/N")
        .number("decode_median_tps_per_user", "Per user, median decode")
        .number("delivered_to_decode", "Ratio")
        .column("prompt_tokens", "TTFT is for", false, mixed)
        .number("ttft_p50_ms", "TTFT p50" + prompts)
        .number("ttft_p95_ms", "TTFT p95" + prompts)
        .text("flags", "Flags")
        .csvOnly("aggregate_min_tps", true)
        .csvOnly("aggregate_max_tps", true);
    cells.forEach(cell -> row(table, cell));
    return table.build();
  }

  private static void row(Table.Builder table, Cell cell) {
    Spread.Resolved resolved = cell.aggregate() instanceof Spread.Resolved r ? r : null;
    table.row(
        "",
        cell.key().shape(),
        cell.key().streams(),
        cell.runs().size(),
        spread(cell.aggregate()),
        resolved == null || resolved.variation().isEmpty()
            ? missing()
            : new Table.Value(
                FigureText.percent(resolved.variation().getAsDouble()),
                "coverage " + FigureText.coverage(resolved.coverage()),
                raw(resolved.variation().getAsDouble()),
                resolved.variation().getAsDouble() > 0.10 ? "warn" : ""),
        resolved == null
            ? missing()
            : new Table.Value(
                FigureText.coverage(resolved.coverage()), raw(resolved.coverage()), ""),
        spread(cell.delivered()),
        decode(cell.decode()),
        cell.ratio().isPresent()
            ? new Table.Value(
                FigureText.ratio(cell.ratio()),
                raw(cell.ratio().getAsDouble()),
                cell.ratio().getAsDouble() < 0.8 ? "warn" : "")
            : missing(),
        cell.prompts().map(Cell.PromptRange::words).orElse("prompts of unknown length"),
        ttft(cell.ttftP50()),
        ttft(cell.ttftP95()),
        flags(cell),
        resolved == null
            ? missing()
            : Table.Value.of(FigureText.rate(resolved.min()), resolved.min()),
        resolved == null
            ? missing()
            : Table.Value.of(FigureText.rate(resolved.max()), resolved.max()));
  }

  private static Table.Value spread(Spread spread) {
    return switch (spread) {
      case Spread.Resolved r ->
          Table.Value.figure(FigureText.brief(r, FigureText::rate), raw(r.median()), "");
      case Spread.NotYetResolved few ->
          Table.Value.figure(FigureText.brief(few, FigureText::rate), runs(few.runs()), "muted");
    };
  }

  private static Table.Value decode(Cell.DecodeRate rate) {
    String text = FigureText.decode(rate);
    return switch (rate) {
      case Cell.DecodeRate.PerRun p -> Table.Value.figure(text, spread(p.spread()).raw(), "");
      case Cell.DecodeRate.Pooled p -> Table.Value.figure(text, raw(p.value()), "");
      case Cell.DecodeRate.TooFew few -> new Table.Value(text, "", "muted");
    };
  }

  private static Table.Value ttft(PercentileFigure figure) {
    String text = FigureText.percentile(figure);
    return switch (figure) {
      case PercentileFigure.PerRun p ->
          Table.Value.figure(
              text,
              p.spread() instanceof Spread.Resolved r
                  ? raw(r.median() / 1e6)
                  : runs(p.spread().runs().stream().map(nanos -> nanos / 1e6).toList()),
              "");
      case PercentileFigure.Pooled p -> Table.Value.figure(text, raw(p.value() / 1e6), "");
      case PercentileFigure.TooFew few -> new Table.Value(text, "", "muted");
    };
  }

  private static Table.Value flags(Cell cell) {
    List<String> rules = cell.flags().stream().map(Flag::rule).distinct().toList();
    String text =
        rules.stream()
            .map(
                rule ->
                    rule
                        + " ("
                        + cell.flags().stream().filter(flag -> flag.rule().equals(rule)).count()
                        + " of "
                        + cell.runs().size()
                        + ")")
            .collect(Collectors.joining(", "));
    return text.isEmpty() ? new Table.Value("none", "", "muted") : Table.Value.toned(text, "warn");
  }

  private static Table.Value missing() {
    return new Table.Value("–", "", "muted");
  }

  private static String raw(double value) {
    return String.format(Locale.ROOT, "%.6g", value);
  }

  private static String runs(List<Double> values) {
    return values.stream().map(LevelTables::raw).collect(Collectors.joining(" "));
  }

  static String slug(String name) {
    return name.replaceAll("[^a-z0-9-]", "-");
  }
}
