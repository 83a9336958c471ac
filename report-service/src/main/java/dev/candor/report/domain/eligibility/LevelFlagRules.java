package dev.candor.report.domain.eligibility;

import dev.candor.report.domain.cells.Cell;
import dev.candor.report.domain.cells.CellKey;
import dev.candor.report.domain.cells.Dossier;
import dev.candor.report.domain.facts.WindowRecord;
import dev.candor.report.domain.statistics.PercentileFigure;
import dev.candor.report.domain.statistics.Spread;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Flags that the load side raises on a window, and the dip between levels (METHOD § 2). */
final class LevelFlagRules {
  private static final String NOTHING = "no valid window";

  private LevelFlagRules() {}

  static List<Rule> rules() {
    return List.of(
        flag("ttft.tail", "p95 of TTFT at most 5 times p50: not past the knee."),
        new Rule(
            "dip",
            Effect.FLAGS,
            "No level's aggregate lies below that of a smaller one in the same ladder.",
            "Look for stalls in the levels that got worse.",
            LevelFlagRules::dip),
        flag("client.saturated", "The harness was never the late one."),
        flag("errors", "No request failed."),
        flag("output.short", "Streams ran up to their output cap."),
        flag("not-steady", "The thirds of each window differ by at most 10 %."),
        new Rule(
            "percentiles.floor",
            Effect.FLAGS,
            "A percentile is printed only from enough samples (p50 11, p95 130).",
            "Measure longer, or more repeats, where samples are too few.",
            LevelFlagRules::floors),
        new Rule(
            "windows.void",
            Effect.FLAGS,
            "No window had to be run again, and none was given up.",
            "Look at the attempts that failed.",
            LevelFlagRules::voids));
  }

  private static Rule flag(String id, String asks) {
    return new Rule(
        id, Effect.FLAGS, asks, "Look at the flagged windows.", dossier -> raised(dossier, id));
  }

  static Verdict raised(Dossier dossier, String id) {
    List<WindowRecord> runs = dossier.facts().runs();
    if (runs.isEmpty()) {
      return new Verdict.NotEvaluable(NOTHING);
    }
    List<WindowRecord> flagged =
        runs.stream()
            .filter(run -> run.flags().stream().anyMatch(flag -> flag.rule().equals(id)))
            .toList();
    if (flagged.isEmpty()) {
      return new Verdict.Passed("not raised in any of " + runs.size() + " valid windows");
    }
    WindowRecord first = flagged.getFirst();
    String why =
        first.flags().stream()
            .filter(flag -> flag.rule().equals(id))
            .map(WindowRecord.Flag::why)
            .findFirst()
            .orElse("");
    return new Verdict.Failed(
        String.format(
            Locale.ROOT,
            "raised in %d of %d valid windows; %s: %s",
            flagged.size(),
            runs.size(),
            first.windowId(),
            why),
        WindowRules.keys(flagged));
  }

  private static Verdict dip(Dossier dossier) {
    List<Cell> cells =
        dossier.steadyCells().stream()
            .filter(cell -> cell.aggregate() instanceof Spread.Resolved)
            .toList();
    boolean comparable =
        cells.stream().map(cell -> cell.key().shape()).distinct().count() < cells.size();
    List<CellKey> below =
        cells.stream()
            .filter(cell -> cells.stream().anyMatch(other -> beaten(cell, other)))
            .map(Cell::key)
            .toList();
    if (!below.isEmpty()) {
      return new Verdict.Failed("lower than a smaller level: " + Words.cells(below), below);
    }
    return comparable
        ? new Verdict.Passed("no median falls as streams are added")
        : new Verdict.NotEvaluable("no two levels of one ladder have three runs each");
  }

  private static boolean beaten(Cell cell, Cell smaller) {
    return smaller.key().shape().equals(cell.key().shape())
        && smaller.key().streams() < cell.key().streams()
        && cell.aggregate() instanceof Spread.Resolved here
        && smaller.aggregate() instanceof Spread.Resolved there
        && here.median() < there.median();
  }

  private static Verdict floors(Dossier dossier) {
    List<Cell> cells =
        dossier.steadyCells().stream().filter(cell -> !cell.runs().isEmpty()).toList();
    if (cells.isEmpty()) {
      return new Verdict.NotEvaluable(NOTHING);
    }
    List<CellKey> thin =
        cells.stream()
            .filter(
                cell ->
                    Stream.of(cell.ttftP50(), cell.ttftP95())
                        .anyMatch(PercentileFigure.TooFew.class::isInstance))
            .map(Cell::key)
            .toList();
    return thin.isEmpty()
        ? new Verdict.Passed("p50 and p95 of TTFT have enough samples at every level")
        : new Verdict.Failed("too few samples at " + Words.cells(thin), thin);
  }

  private static Verdict voids(Dossier dossier) {
    List<WindowRecord> all = dossier.facts().windows();
    List<WindowRecord> lost = all.stream().filter(window -> !window.valid()).toList();
    if (all.isEmpty()) {
      return new Verdict.NotEvaluable("no window was recorded");
    }
    return lost.isEmpty()
        ? new Verdict.Passed("all " + all.size() + " attempts are valid")
        : new Verdict.Failed(
            lost.size()
                + (lost.size() == 1 ? " attempt is" : " attempts are")
                + " void or invalid: "
                + Words.windows(lost),
            WindowRules.keys(lost));
  }
}
