package dev.candor.report.domain.eligibility;

import dev.candor.report.domain.cells.Cell;
import dev.candor.report.domain.cells.CellKey;
import dev.candor.report.domain.cells.Dossier;
import dev.candor.report.domain.facts.Campaign;
import dev.candor.report.domain.facts.Load;
import dev.candor.report.domain.facts.PlannedWindow;
import dev.candor.report.domain.facts.Restart;
import dev.candor.report.domain.statistics.Spread;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Rules on ladders and repeats (METHOD § 3). */
final class RepeatRules {
  private static final int LADDERS = 3;
  private static final int LADDERS_ON_A_PAGE = 5;
  private static final double VARIATION_LIMIT = 0.10;

  private RepeatRules() {}

  static List<Rule> rules() {
    return List.of(
        new Rule(
            "repeats.minimum",
            Effect.BLOCKS,
            "At least three ladders per configuration.",
            "Run every level at least three times (repeats: 3).",
            dossier -> repeats(dossier, LADDERS)),
        new Rule(
            "repeats.page",
            Effect.BLOCKS_PAGE,
            "At least five ladders for a public page.",
            "Run every level at least five times (repeats: 5) before a public page.",
            dossier -> repeats(dossier, LADDERS_ON_A_PAGE)),
        new Rule(
            "restart.once",
            Effect.BLOCKS,
            "At least one ladder after a full engine restart, proved by a changed process start.",
            "Allow a restart (engine.restart: allowed) so that one repeat follows a proved one.",
            RepeatRules::restartOnce),
        new Rule(
            "order.randomised",
            Effect.BLOCKS,
            "Level order is shuffled inside every repeat, from a recorded seed.",
            "Run two levels or more in shuffled order.",
            RepeatRules::orderRandomised),
        new Rule(
            "statistics.full",
            Effect.BLOCKS,
            "Median, minimum, maximum, number of runs and coefficient of variation.",
            "Repeat the levels that have fewer than three runs.",
            RepeatRules::statisticsFull),
        new Rule(
            "variation.investigated",
            Effect.BLOCKS,
            "Variation above 10 % is investigated in writing before it is quoted.",
            "Investigate the levels that vary by more than 10 % and attach the finding.",
            RepeatRules::variationInvestigated));
  }

  private static Verdict repeats(Dossier dossier, int asked) {
    List<Cell> cells = dossier.steadyCells();
    if (cells.isEmpty()) {
      return new Verdict.NotEvaluable("no steady level was planned or measured");
    }
    Cell fewest =
        cells.stream().min(Comparator.comparingInt((Cell cell) -> cell.runs().size())).get();
    int runs = fewest.runs().size();
    return runs >= asked
        ? new Verdict.Passed("every steady level has " + runs + " valid runs or more")
        : new Verdict.Failed(
            fewest.key().words() + " has " + runs + " of the " + asked + " runs that it needs");
  }

  private static Verdict restartOnce(Dossier dossier) {
    List<Restart> restarts = dossier.facts().restarts();
    Optional<Restart> proved = restarts.stream().filter(Restart::proved).findFirst();
    if (proved.isEmpty()) {
      return new Verdict.Failed(
          restarts.isEmpty()
              ? "the engine was not restarted between repeats"
              : "no restart is proved: "
                  + restarts.getFirst().why().orElse("the process start time did not change"));
    }
    boolean followed =
        dossier.facts().steadyRuns().stream()
            .flatMap(run -> run.measurement().stream())
            .anyMatch(m -> m.openedAt().isAfter(proved.get().finishedAt()));
    return followed
        ? new Verdict.Passed(
            "restart "
                + proved.get().restartId()
                + " is proved: the process start changed from "
                + proved.get().startedBefore().orElseThrow()
                + " to "
                + proved.get().startedAfter().orElseThrow())
        : new Verdict.Failed(
            "restart " + proved.get().restartId() + " is proved, but no run followed it");
  }

  private static Verdict orderRandomised(Dossier dossier) {
    Optional<Campaign> campaign = dossier.facts().campaign();
    if (campaign.isEmpty()) {
      return new Verdict.NotEvaluable("the plan has not arrived");
    }
    Map<String, List<Integer>> ladders =
        campaign.get().plan().stream()
            .filter(window -> window.load() == Load.STEADY)
            .sorted(Comparator.comparingInt(PlannedWindow::position))
            .collect(
                Collectors.groupingBy(
                    window -> window.repeat() + "/" + window.shape(),
                    Collectors.mapping(PlannedWindow::streams, Collectors.toList())));
    if (ladders.values().stream().noneMatch(ladder -> ladder.size() > 1)) {
      return new Verdict.NotEvaluable("each ladder has one level only, which has no order");
    }
    long seed = campaign.get().seeds().levelOrder();
    boolean shuffled =
        ladders.values().stream()
            .anyMatch(ladder -> !ladder.equals(ladder.stream().sorted().toList()));
    return shuffled
        ? new Verdict.Passed("level order comes from seed " + seed)
        : new Verdict.Failed(
            "levels ran in ascending order in every repeat, though seed " + seed + " is recorded");
  }

  private static Verdict statisticsFull(Dossier dossier) {
    List<CellKey> unresolved =
        dossier.steadyCells().stream()
            .filter(cell -> cell.aggregate() instanceof Spread.NotYetResolved)
            .map(Cell::key)
            .toList();
    if (dossier.steadyCells().isEmpty()) {
      return new Verdict.NotEvaluable("no steady level was planned or measured");
    }
    return unresolved.isEmpty()
        ? new Verdict.Passed("every steady level has median, range, n, CV and coverage")
        : new Verdict.Failed(
            "fewer than three runs, not yet resolved: " + Words.cells(unresolved), unresolved);
  }

  private static Verdict variationInvestigated(Dossier dossier) {
    List<Cell> wide =
        dossier.steadyCells().stream().filter(cell -> variation(cell) > VARIATION_LIMIT).toList();
    boolean any =
        dossier.steadyCells().stream()
            .anyMatch(cell -> cell.aggregate() instanceof Spread.Resolved);
    if (!any) {
      return new Verdict.NotEvaluable("no level has the three runs that a variation needs");
    }
    if (wide.isEmpty()) {
      return new Verdict.Passed("no steady level varies by more than 10 % between runs");
    }
    String levels =
        wide.stream()
            .map(
                cell ->
                    String.format(
                        Locale.ROOT, "%s (CV %.1f %%)", cell.key().words(), variation(cell) * 100))
            .collect(Collectors.joining(", "));
    return new Verdict.Failed(
        "above 10 % with no written investigation: " + levels,
        wide.stream().map(Cell::key).toList());
  }

  private static double variation(Cell cell) {
    return cell.aggregate() instanceof Spread.Resolved resolved
        ? resolved.variation().orElse(0.0)
        : 0.0;
  }
}
