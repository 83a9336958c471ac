package dev.candor.report.domain.eligibility;

import dev.candor.report.domain.cells.Cell;
import dev.candor.report.domain.cells.Dossier;
import dev.candor.report.domain.statistics.Spread;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Whether each ladder climbed to saturation: its last two steps each add under 3 % to the median
 * aggregate, and one level lies above the engine's sequence cap when that is known (METHOD § 3).
 */
final class LadderRule {
  private static final double STEP = 0.03;

  private LadderRule() {}

  static Verdict judge(Dossier dossier) {
    Map<String, List<Cell>> ladders = new LinkedHashMap<>();
    dossier.steadyCells().stream()
        .filter(cell -> cell.aggregate() instanceof Spread.Resolved)
        .forEach(
            cell -> ladders.computeIfAbsent(cell.key().shape(), s -> new ArrayList<>()).add(cell));
    if (ladders.values().stream().noneMatch(ladder -> ladder.size() >= 3)) {
      return new Verdict.NotEvaluable(
          "no ladder has three levels with three runs each, which two steps need");
    }
    List<String> problems = new ArrayList<>();
    ladders.forEach((shape, ladder) -> unsaturated(shape, ladder, problems));
    dossier
        .sequenceCap()
        .ifPresent(
            cap -> {
              if (dossier.steadyCells().stream().noneMatch(cell -> cell.key().streams() > cap)) {
                problems.add("no level lies above the engine's cap of " + cap + " sequences");
              }
            });
    return problems.isEmpty()
        ? new Verdict.Passed("the last two steps of every ladder each add under 3 %")
        : new Verdict.Failed(String.join("; ", problems));
  }

  private static void unsaturated(String shape, List<Cell> ladder, List<String> problems) {
    if (ladder.size() < 3) {
      problems.add(shape + " has fewer than three resolved levels");
      return;
    }
    for (int i = ladder.size() - 2; i < ladder.size(); i++) {
      double gain = median(ladder.get(i)) / median(ladder.get(i - 1)) - 1.0;
      if (gain >= STEP) {
        problems.add(
            String.format(
                Locale.ROOT,
                "%s still gained %.0f %% from %d to %d streams",
                shape,
                gain * 100,
                ladder.get(i - 1).key().streams(),
                ladder.get(i).key().streams()));
      }
    }
  }

  private static double median(Cell cell) {
    return cell.aggregate() instanceof Spread.Resolved resolved ? resolved.median() : 0.0;
  }
}
