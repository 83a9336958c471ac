package dev.candor.report.domain.cells;

import dev.candor.report.domain.facts.Facts;
import dev.candor.report.domain.facts.WindowRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Groups a campaign's runs into cells. */
public final class Cells {
  private Cells() {}

  /**
   * Every cell that was planned or measured, steady before burst, by shape and streams. A cell
   * whose windows all failed has no runs and stays in the list: it is published too.
   */
  public static List<Cell> of(Facts facts) {
    Map<CellKey, List<WindowRecord>> runs = new TreeMap<>();
    facts
        .campaign()
        .ifPresent(
            campaign ->
                campaign
                    .plan()
                    .forEach(
                        planned ->
                            runs.put(
                                new CellKey(planned.shape(), planned.load(), planned.streams()),
                                new ArrayList<>())));
    facts
        .windows()
        .forEach(window -> runs.computeIfAbsent(CellKey.of(window), key -> new ArrayList<>()));
    for (WindowRecord run : facts.runs()) {
      runs.getOrDefault(CellKey.of(run), new ArrayList<>()).add(run);
    }
    return runs.entrySet().stream().map(e -> Cell.of(e.getKey(), e.getValue())).toList();
  }
}
