package dev.candor.report.render;

import dev.candor.report.domain.facts.Campaign;
import dev.candor.report.domain.facts.Capture;
import dev.candor.report.domain.facts.Gate;
import dev.candor.report.domain.result.CampaignResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Words the gate, the configuration and the run of a page. */
final class PageDetails {
  private static final double GIB = 1024.0 * 1024 * 1024;

  private PageDetails() {}

  static PageView.GateView gate(CampaignResult result, Map<String, Table> tables) {
    Table categories = table(tables, "gate-categories");
    Table items = table(tables, "gate-items");
    Optional<Gate> gate = result.facts().gate();
    if (gate.isEmpty()) {
      return new PageView.GateView(
          "The mechanical gate has not decided, so nothing is known about quality.",
          "muted",
          List.of(),
          categories,
          items);
    }
    Gate g = gate.get();
    String summary =
        String.format(
            Locale.ROOT,
            "The mechanical gate %s: %s. %d prompts at temperature %.1f by the %s API; thresholds"
                + " for a %s model. Garbage answers: %d of %d, at most %d allowed.",
            g.decision().words(),
            g.reason(),
            g.prompts(),
            g.temperature(),
            g.api(),
            g.modelSize(),
            g.floor().garbage(),
            g.floor().total(),
            g.floor().limit());
    List<PageView.GateRow> rows = g.categories().stream().map(c -> row(g, c)).toList();
    return new PageView.GateView(
        Outside.visible(summary), g.passed() ? "good" : "bad", rows, categories, items);
  }

  private static PageView.GateRow row(Gate gate, Gate.Category c) {
    return new PageView.GateRow(
        Outside.visible(c.category()),
        Outside.visible(c.group()),
        c.passed() + " of " + c.total(),
        gate.items().stream()
            .filter(item -> item.category().equals(c.category()))
            .map(PageDetails::item)
            .toList());
  }

  private static PageView.GateItem item(Gate.Item item) {
    return new PageView.GateItem(
        item.passed() ? "✓" : item.garbage() ? "!" : "✗",
        item.passed() ? "good" : item.garbage() ? "bad" : "warn",
        Outside.visible(item.id() + ": " + item.why()));
  }

  static PageView.Config config(CampaignResult result, Map<String, Table> tables) {
    Optional<Capture> first = result.facts().captures().stream().findFirst();
    List<PageView.Term> declared =
        result.facts().campaign().stream()
            .flatMap(campaign -> campaign.declared().entrySet().stream())
            .sorted(Map.Entry.comparingByKey())
            .map(entry -> PageViews.term(entry.getKey(), entry.getValue()))
            .toList();
    List<String> notes = new ArrayList<>();
    first.ifPresent(
        capture -> {
          capture.warnings().forEach(warning -> notes.add(Outside.visible(warning)));
          capture
              .secrets()
              .forEach(
                  secret ->
                      notes.add("A secret was replaced by its mark: " + Outside.visible(secret)));
        });
    int captures = result.facts().captures().size();
    if (captures > 1 && result.drift().isEmpty()) {
      notes.add("All " + captures + " captures of this campaign agree with the first.");
    }
    return new PageView.Config(
        first.flatMap(Capture::host).map(PageDetails::host).orElse("The host was not read."),
        first
            .flatMap(Capture::process)
            .map(process -> String.join(" ", process.argv()))
            .map(Outside::visible)
            .orElse("not read"),
        notes,
        declared,
        List.of(
            table(tables, "checklist"),
            table(tables, "configuration"),
            table(tables, "drift"),
            table(tables, "conflicts")));
  }

  private static String host(Capture.Host h) {
    Map<String, Long> counts =
        h.devices().stream()
            .collect(
                Collectors.groupingBy(device -> device, LinkedHashMap::new, Collectors.counting()));
    String devices =
        counts.isEmpty()
            ? h.devicesNote().orElse("no accelerator")
            : counts.entrySet().stream()
                .map(entry -> entry.getValue() + " × " + entry.getKey())
                .collect(Collectors.joining(", "));
    String memory =
        h.memoryBytes().isPresent()
            ? String.format(Locale.ROOT, "%.1f GiB memory", h.memoryBytes().getAsLong() / GIB)
            : "memory unknown";
    return Outside.visible(
        String.format(
            Locale.ROOT,
            "%s (%s): %s, %d cores, %s, %s, kernel %s; %s.",
            h.hostname(),
            h.machine(),
            h.cpuModel(),
            h.cpuCores(),
            memory,
            h.os(),
            h.kernel(),
            devices));
  }

  static PageView.Run run(CampaignResult result, Map<String, Table> tables) {
    List<PageView.Term> terms = new ArrayList<>();
    result.facts().campaign().ifPresent(c -> terms(c, terms));
    terms.add(PageViews.term("Campaign id", result.facts().campaignId()));
    return new PageView.Run(
        terms, List.of(table(tables, "order"), table(tables, "restarts"), table(tables, "log")));
  }

  private static void terms(Campaign c, List<PageView.Term> terms) {
    terms.add(PageViews.term("Repeats", Integer.toString(c.repeats())));
    terms.add(
        PageViews.term(
            "Levels", c.levels().stream().map(String::valueOf).collect(Collectors.joining(", "))));
    terms.add(
        PageViews.term(
            "Window",
            String.format(
                Locale.ROOT,
                "%.1f s after a ramp of %.1f s",
                c.timing().windowS(),
                c.timing().rampS())));
    terms.add(
        PageViews.term(
            "Seeds", "level order " + c.seeds().levelOrder() + ", prompts " + c.seeds().prompts()));
    terms.add(
        PageViews.term(
            "Sampling",
            String.format(
                Locale.ROOT,
                "temperature %.1f, top_p %.1f, seed %s, ignore_eos %s",
                c.sampling().temperature(),
                c.sampling().topP(),
                c.sampling().seed().map(String::valueOf).orElse("none"),
                c.sampling().ignoreEos())));
    terms.add(
        PageViews.term(
            "Harness",
            c.harness().name()
                + " "
                + c.harness().version()
                + ", revision "
                + c.harness().revision()));
    terms.add(PageViews.term("Restarts", c.restartPolicy()));
  }

  static Table table(Map<String, Table> tables, String name) {
    Table table = tables.get(name);
    if (table == null) {
      throw new IllegalStateException("no table is called " + name);
    }
    return table;
  }
}
