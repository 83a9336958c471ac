package dev.candor.report.render;

import dev.candor.report.domain.eligibility.Checklist;
import dev.candor.report.domain.facts.Capture;
import dev.candor.report.domain.result.CampaignResult;
import java.util.ArrayList;
import java.util.List;

/** The serving configuration: read, with evidence. */
final class ConfigTables {
  private ConfigTables() {}

  static Table configuration(CampaignResult result) {
    Table.Builder table =
        Table.named(
                "configuration",
                "Serving configuration, with evidence",
                "One row per reading of the first capture: what was read, from which source, where"
                    + " in it, and when. A declared value was typed by a person.")
            .text("name", "Setting")
            .text("value", "Value")
            .text("source", "Source")
            .text("where", "Where")
            .text("read_at", "When (UTC)");
    for (Capture capture : result.facts().captures().stream().limit(1).toList()) {
      for (Capture.ConfigValue value : capture.values()) {
        for (Capture.Reading reading : value.evidence()) {
          table.row(
              "",
              value.name(),
              reading.value(),
              reading.source(),
              reading.where(),
              Times.full(reading.readAt()));
        }
      }
      for (Capture.Gap gap : capture.unresolved()) {
        table.row("", gap.name(), Table.Value.toned("not read", "warn"), "–", gap.why(), "–");
      }
    }
    return table.build();
  }

  static Table checklist(CampaignResult result) {
    Table.Builder table =
        Table.named(
                "checklist",
                "The 13 items of metadata.complete",
                "One row per item of the checklist that a result file must satisfy.")
            .text("item", "Item")
            .text("state", "State")
            .text("why", "Why");
    for (Capture.ChecklistItem item : Checklist.of(result.facts())) {
      table.row(
          "",
          item.item(),
          switch (item.state()) {
            case SATISFIED -> new Table.Value("✓ satisfied", "satisfied", "good");
            case NOT_SATISFIED -> new Table.Value("✗ open", "not-satisfied", "bad");
            case NOT_APPLICABLE -> new Table.Value("○ does not apply", "not-applicable", "muted");
          },
          item.why());
    }
    return table.build();
  }

  static Table drift(CampaignResult result) {
    Table.Builder table =
        Table.named(
                "drift",
                "What changed between captures",
                "One row per setting that a later capture read differently from the first.")
            .text("name", "Setting")
            .text("before", "Before")
            .text("after", "After")
            .text("capture", "Seen in capture");
    result
        .drift()
        .forEach(
            change ->
                table.row(
                    "bad", change.name(), change.before(), change.after(), change.captureId()));
    return table.build();
  }

  static Table conflicts(CampaignResult result) {
    Table.Builder table =
        Table.named(
                "conflicts",
                "Sources that disagree",
                "One row per reading of a setting on which sources disagree. None was chosen.")
            .text("name", "Setting")
            .text("value", "Value")
            .text("source", "Source")
            .text("where", "Where");
    List<Capture.Conflict> seen = new ArrayList<>();
    result.facts().captures().stream()
        .limit(1)
        .forEach(capture -> seen.addAll(capture.conflicts()));
    for (Capture.Conflict conflict : seen) {
      conflict
          .readings()
          .forEach(r -> table.row("", conflict.name(), r.value(), r.source(), r.where()));
    }
    return table.build();
  }
}
