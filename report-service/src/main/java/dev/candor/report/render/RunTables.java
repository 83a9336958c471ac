package dev.candor.report.render;

import dev.candor.report.domain.facts.Campaign;
import dev.candor.report.domain.facts.Finish;
import dev.candor.report.domain.facts.Gate;
import dev.candor.report.domain.facts.Load;
import dev.candor.report.domain.facts.PlannedWindow;
import dev.candor.report.domain.facts.Restart;
import dev.candor.report.domain.result.CampaignResult;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The gate's items, the plan, the restarts and the log. */
final class RunTables {
  private static final Table.Value NONE = new Table.Value("–", "", "muted");

  private RunTables() {}

  static Table gateCategories(CampaignResult result) {
    Table.Builder table =
        Table.named(
                "gate-categories",
                "Quality gate by category",
                "One row per category. Integrity is what any working engine passes; ability is"
                    + " what depends on the model.")
            .text("category", "Category")
            .text("group", "Group")
            .number("passed", "Passed")
            .number("total", "Of")
            .number("threshold", "Needed share")
            .text("verdict", "Verdict");
    for (Gate gate : result.facts().gate().stream().toList()) {
      for (Gate.Category c : gate.categories()) {
        table.row(
            "",
            c.category(),
            c.group(),
            c.passed(),
            c.total(),
            Table.Value.of(String.format(Locale.ROOT, "%.2f", c.threshold()), c.threshold()),
            c.holds()
                ? new Table.Value("✓ passed", "passed", "good")
                : new Table.Value("✗ failed", "failed", "bad"));
      }
    }
    return table.build();
  }

  static Table gateItems(CampaignResult result) {
    Table.Builder table =
        Table.named(
                "gate-items",
                "Quality gate, item by item",
                "One row per prompt: what was asked, what came back, and how an exact checker"
                    + " judged it.")
            .text("id", "Item")
            .text("verdict", "Verdict")
            .text("prompt", "Prompt")
            .text("answer", "Answer")
            .text("why", "Why");
    for (Gate gate : result.facts().gate().stream().toList()) {
      for (Gate.Item item : gate.items()) {
        table.row(
            "",
            item.id(),
            item.passed()
                ? new Table.Value("✓ passed", "passed", "good")
                : new Table.Value(
                    item.garbage() ? "✗ garbage" : "✗ failed",
                    item.garbage() ? "garbage" : "failed",
                    item.garbage() ? "bad" : "warn"),
            item.prompt(),
            item.answer(),
            item.error().map(error -> error + "; ").orElse("") + item.why());
      }
    }
    return table.build();
  }

  static Table restarts(CampaignResult result) {
    Table.Builder table =
        Table.named(
                "restarts",
                "Engine restarts",
                "One row per restart. Only a changed process start proves one.")
            .text("restart", "Restart")
            .text("outcome", "Outcome")
            .text("proof", "Proof")
            .text("started_before", "Start before (UTC)")
            .text("started_after", "Start after (UTC)")
            .number("ready_after_s", "Ready after, s");
    for (Restart r : result.facts().restarts()) {
      table.row(
          "",
          r.restartId(),
          r.outcome() + r.why().map(why -> ": " + why).orElse(""),
          r.proved()
              ? new Table.Value("✓ proved", "proved", "good")
              : new Table.Value("✗ not proved", "not-proved", "bad"),
          r.startedBefore().map(Times::full).orElse(NONE),
          r.startedAfter().map(Times::full).orElse(NONE),
          r.readyAfterS().isPresent()
              ? Table.Value.of(
                  String.format(Locale.ROOT, "%.1f", r.readyAfterS().getAsDouble()),
                  r.readyAfterS().getAsDouble())
              : NONE);
    }
    return table.build();
  }

  static Table order(CampaignResult result) {
    Table.Builder table =
        Table.named(
                "order",
                "Order of levels",
                "One row per repeat and shape: the stream counts in the order they ran.")
            .number("repeat", "Repeat")
            .text("shape", "Shape")
            .text("streams", "Streams, in order");
    Optional<Campaign> campaign = result.facts().campaign();
    if (campaign.isPresent()) {
      Map<Integer, Map<String, List<PlannedWindow>>> ladders =
          campaign.get().plan().stream()
              .sorted(Comparator.comparingInt(PlannedWindow::position))
              .collect(
                  Collectors.groupingBy(
                      PlannedWindow::repeat,
                      TreeMap::new,
                      Collectors.groupingBy(
                          PlannedWindow::shape, TreeMap::new, Collectors.toList())));
      ladders.forEach(
          (repeat, shapes) ->
              shapes.forEach((shape, windows) -> table.row("", repeat, shape, words(windows))));
    }
    return table.build();
  }

  private static String words(List<PlannedWindow> windows) {
    return windows.stream()
        .map(w -> (w.load() == Load.BURST ? "burst " : "") + w.streams())
        .collect(Collectors.joining(" → "));
  }

  static Table log(CampaignResult result) {
    Table.Builder table =
        Table.named("log", "Run log", "One row per event, as the campaign wrote it down.")
            .text("at", "At (UTC)")
            .text("severity", "Severity")
            .text("text", "What happened");
    for (Finish finish : result.facts().finish().stream().toList()) {
      finish
          .log()
          .forEach(
              line ->
                  table.row(
                      "",
                      Times.full(line.at()),
                      Table.Value.toned(
                          line.severity(), line.severity().equals("info") ? "" : "warn"),
                      line.text()));
    }
    return table.build();
  }
}
