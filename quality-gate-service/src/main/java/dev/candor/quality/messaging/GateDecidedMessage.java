package dev.candor.quality.messaging;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.quality.domain.BaselineComparison;
import dev.candor.quality.domain.CategoryScore;
import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.ItemResult;
import dev.candor.quality.domain.RuleResult;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code candor.gate-decided.v1}; the fields stand in the order of the contract's samples. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record GateDecidedMessage(
    String campaignId,
    String gateId,
    String decidedAt,
    String decision,
    String reason,
    String modelSize,
    AskedPart asked,
    List<CategoryPart> categories,
    FloorPart floor,
    @Nullable BaselinePart baseline,
    List<RulePart> rules,
    List<ItemPart> items) {
  private static final DateTimeFormatter MILLIS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);
  private static final double NANOS_PER_MS = 1e6;

  static GateDecidedMessage of(GateDecision decision) {
    return new GateDecidedMessage(
        decision.campaignId(),
        decision.gateId(),
        time(decision.decidedAt()),
        decision.result().wireName(),
        decision.reason(),
        decision.size().wireName(),
        AskedPart.of(decision.asked()),
        decision.categories().stream().map(CategoryPart::of).toList(),
        new FloorPart(
            decision.floor().garbage(),
            decision.floor().total(),
            decision.floor().limit(),
            decision.floor().verdict().wireName()),
        decision.baseline().map(BaselinePart::of).orElse(null),
        decision.rules().stream().map(RulePart::of).toList(),
        decision.items().stream().map(ItemPart::of).toList());
  }

  private static String time(Instant instant) {
    return MILLIS.format(instant);
  }

  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record AskedPart(int prompts, double temperature, String api, String model) {
    static AskedPart of(GateDecision.Asked asked) {
      return new AskedPart(asked.prompts(), asked.temperature(), asked.api(), asked.model());
    }
  }

  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record CategoryPart(
      String category, String group, int passed, int total, double threshold, String verdict) {
    static CategoryPart of(CategoryScore score) {
      return new CategoryPart(
          score.category().wireName(),
          score.category().group().wireName(),
          score.passed(),
          score.total(),
          score.threshold(),
          score.verdict().wireName());
    }
  }

  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record FloorPart(int garbage, int total, int limit, String verdict) {}

  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record BaselinePart(
      String model,
      String recordedAt,
      String source,
      int passedThen,
      int passedNow,
      int total,
      int lost,
      int gained,
      double probability,
      String verdict) {
    static BaselinePart of(BaselineComparison comparison) {
      return new BaselinePart(
          comparison.baseline().model(),
          time(comparison.baseline().recordedAt()),
          comparison.baseline().source(),
          comparison.baseline().passed(),
          comparison.passed(),
          comparison.baseline().passedById().size(),
          comparison.lost(),
          comparison.gained(),
          comparison.probability(),
          comparison.verdict().wireName());
    }
  }

  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record RulePart(String rule, String verdict, @Nullable String reason) {
    static RulePart of(RuleResult result) {
      String reason = result.reason();
      return new RulePart(
          result.rule(), result.verdict().wireName(), reason.isEmpty() ? null : reason);
    }
  }

  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record ItemPart(
      String id,
      String category,
      String group,
      String prompt,
      String answer,
      boolean passed,
      boolean garbage,
      String why,
      double durationMs,
      @Nullable String error) {
    static ItemPart of(ItemResult item) {
      return new ItemPart(
          item.id(),
          item.category().wireName(),
          item.category().group().wireName(),
          item.prompt(),
          item.answer(),
          item.passed(),
          item.garbage(),
          item.why(),
          item.took().toNanos() / NANOS_PER_MS,
          item.error().orElse(null));
    }
  }
}
