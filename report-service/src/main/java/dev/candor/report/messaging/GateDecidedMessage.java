package dev.candor.report.messaging;

import dev.candor.report.domain.facts.Gate;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is read of {@code candor.gate-decided.v1}. */
@RegisterForReflection
record GateDecidedMessage(
    String campaignId,
    String gateId,
    String decidedAt,
    String decision,
    @Nullable String reason,
    @Nullable String modelSize,
    Asked asked,
    List<Category> categories,
    Floor floor,
    List<Item> items) {

  record Asked(int prompts, double temperature, String api, String model) {}

  record Category(
      String category, String group, int passed, int total, double threshold, String verdict) {}

  record Floor(int garbage, int total, int limit, String verdict) {}

  record Item(
      String id,
      String category,
      String group,
      @Nullable String prompt,
      @Nullable String answer,
      boolean passed,
      boolean garbage,
      @Nullable String why,
      @Nullable Double durationMs,
      @Nullable String error) {}

  Gate toDomain() {
    return new Gate(
        WireJson.required("campaign_id", campaignId),
        WireJson.required("gate_id", gateId),
        WireJson.instant("decided_at", decidedAt),
        decision(WireJson.required("decision", decision)),
        reason == null ? decision : reason,
        modelSize == null ? "unknown" : modelSize,
        asked.prompts,
        asked.temperature,
        asked.api,
        asked.model,
        categories.stream()
            .map(
                c ->
                    new Gate.Category(
                        c.category,
                        c.group,
                        c.passed,
                        c.total,
                        c.threshold,
                        c.verdict.equals("passed")))
            .toList(),
        new Gate.Floor(floor.garbage, floor.total, floor.limit, floor.verdict.equals("passed")),
        items.stream().map(GateDecidedMessage::item).toList());
  }

  private static Gate.Decision decision(String word) {
    return switch (word) {
      case "passed" -> Gate.Decision.PASSED;
      case "failed" -> Gate.Decision.FAILED;
      case "errored" -> Gate.Decision.ERRORED;
      default ->
          throw new IllegalArgumentException(
              "decision: '" + word + "' is unknown; use passed, failed or errored");
    };
  }

  private static Gate.Item item(Item item) {
    return new Gate.Item(
        item.id,
        item.category,
        item.group,
        item.prompt == null ? "" : item.prompt,
        item.answer == null ? "" : item.answer,
        item.passed,
        item.garbage,
        item.why == null ? "" : item.why,
        WireJson.optional(item.durationMs),
        WireJson.word(item.error));
  }
}
