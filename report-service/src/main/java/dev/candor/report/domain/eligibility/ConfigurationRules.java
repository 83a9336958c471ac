package dev.candor.report.domain.eligibility;

import dev.candor.report.domain.cells.Dossier;
import dev.candor.report.domain.facts.Capture;
import dev.candor.report.domain.facts.Capture.ChecklistItem;
import dev.candor.report.domain.facts.Capture.ChecklistItem.State;
import dev.candor.report.domain.facts.ConfigDrift;
import java.util.List;

/** Rules on the serving configuration (METHOD § 5). */
final class ConfigurationRules {
  private ConfigurationRules() {}

  static List<Rule> rules() {
    return List.of(
        new Rule(
            "metadata.complete",
            Effect.BLOCKS,
            "All 13 items of the configuration checklist are read, with evidence.",
            "Complete the open items of the configuration checklist.",
            ConfigurationRules::metadataComplete),
        new Rule(
            "config.conflicts",
            Effect.FLAGS,
            "Sources that disagree about a setting are reported, never resolved silently.",
            "Find out which source is right.",
            ConfigurationRules::conflicts),
        new Rule(
            "config.drifted",
            Effect.BLOCKS,
            "The configuration is the same before and after; a change voids the run.",
            "Run again on a configuration that stays as it is.",
            ConfigurationRules::drifted));
  }

  private static Verdict metadataComplete(Dossier dossier) {
    List<ChecklistItem> items = Checklist.of(dossier.facts());
    if (items.isEmpty()) {
      return new Verdict.NotEvaluable("the serving configuration was not captured");
    }
    List<ChecklistItem> open =
        items.stream().filter(item -> item.state() == State.NOT_SATISFIED).toList();
    if (!open.isEmpty()) {
      return new Verdict.Failed(
          open.size()
              + " of "
              + items.size()
              + " items are open: "
              + Words.list(open.stream().map(ChecklistItem::item).toList()));
    }
    return items.size() < Checklist.ITEMS
        ? new Verdict.NotEvaluable(
            "the capture judges " + items.size() + " of the " + Checklist.ITEMS + " items")
        : new Verdict.Passed("all " + items.size() + " items are read or do not apply");
  }

  private static Verdict conflicts(Dossier dossier) {
    List<Capture> captures = dossier.facts().captures();
    if (captures.isEmpty()) {
      return new Verdict.NotEvaluable("the serving configuration was not captured");
    }
    List<String> names =
        captures.stream()
            .flatMap(capture -> capture.conflicts().stream())
            .map(Capture.Conflict::name)
            .distinct()
            .toList();
    return names.isEmpty()
        ? new Verdict.Passed("no two sources disagree")
        : new Verdict.Failed("sources disagree about " + Words.list(names));
  }

  private static Verdict drifted(Dossier dossier) {
    List<Capture> captures = dossier.facts().captures();
    if (captures.size() < 2) {
      return new Verdict.NotEvaluable(
          captures.isEmpty()
              ? "the serving configuration was not captured"
              : "there is one capture only, and nothing later to compare it with");
    }
    List<ConfigDrift> changes = ConfigDrift.between(captures);
    if (!changes.isEmpty()) {
      ConfigDrift first = changes.getFirst();
      return new Verdict.Failed(
          "the configuration changed: "
              + Words.list(changes.stream().map(ConfigDrift::name).distinct().toList())
              + " (first seen in capture "
              + first.captureId()
              + ")");
    }
    return captures.stream().anyMatch(capture -> capture.captureId().equals("after"))
        ? new Verdict.Passed("the same in all " + captures.size() + " captures, before and after")
        : new Verdict.NotEvaluable("no capture was taken after the last window");
  }
}
