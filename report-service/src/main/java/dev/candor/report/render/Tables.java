package dev.candor.report.render;

import dev.candor.report.domain.cells.Cell;
import dev.candor.report.domain.facts.Campaign;
import dev.candor.report.domain.facts.Load;
import dev.candor.report.domain.facts.Shape;
import dev.candor.report.domain.result.CampaignResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** All tables of a result by name. */
final class Tables {
  private Tables() {}

  static Map<String, Table> of(CampaignResult result) {
    List<Table> all = new ArrayList<>();
    all.add(RuleTables.eligibility(result));
    shapes(result).forEach(shape -> all.add(LevelTables.steady(result, shape)));
    all.add(LevelTables.burst(result));
    all.addAll(
        List.of(
            WindowTables.windows(result),
            WindowTables.failures(result),
            WindowTables.harness(result),
            WindowTables.snapshots(result),
            WindowTables.artifacts(result),
            ConfigTables.configuration(result),
            ConfigTables.checklist(result),
            ConfigTables.drift(result),
            ConfigTables.conflicts(result),
            RunTables.gateCategories(result),
            RunTables.gateItems(result),
            RunTables.restarts(result),
            RunTables.order(result),
            RunTables.log(result)));
    Map<String, Table> byName = new LinkedHashMap<>();
    all.forEach(table -> byName.put(table.name(), table));
    return byName;
  }

  /** The shapes in the campaign's order, then any that only the windows name. */
  static List<String> shapes(CampaignResult result) {
    Stream<String> planned =
        result.facts().campaign().stream()
            .map(Campaign::shapes)
            .flatMap(List::stream)
            .map(Shape::name);
    Stream<String> measured =
        result.cells().stream()
            .filter(cell -> cell.key().load() == Load.STEADY)
            .map(Cell::key)
            .map(key -> key.shape());
    return Stream.concat(planned, measured).distinct().toList();
  }
}
