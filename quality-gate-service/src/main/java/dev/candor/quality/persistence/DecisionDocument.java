package dev.candor.quality.persistence;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.quality.domain.Category;
import dev.candor.quality.domain.CategoryScore;
import dev.candor.quality.domain.Floor;
import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.GateDecision.Asked;
import dev.candor.quality.domain.GateDecision.Result;
import dev.candor.quality.domain.ItemResult;
import dev.candor.quality.domain.ModelSize;
import dev.candor.quality.domain.RuleResult;
import dev.candor.quality.domain.Verdict;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A decision as its column holds it; whole, so that it can be announced again as it was. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record DecisionDocument(
    @JsonProperty(required = true) String decidedAt,
    @JsonProperty(required = true) String result,
    @JsonProperty(required = true) String reason,
    @JsonProperty(required = true) String size,
    @JsonProperty(required = true) int prompts,
    @JsonProperty(required = true) double temperature,
    @JsonProperty(required = true) String api,
    @JsonProperty(required = true) String model,
    @JsonProperty(required = true) List<Score> categories,
    @JsonProperty(required = true) FloorPart floor,
    @Nullable BaselineDocument baseline,
    @JsonProperty(required = true) List<Rule> rules,
    @JsonProperty(required = true) List<Item> items) {

  static DecisionDocument of(GateDecision decision) {
    return new DecisionDocument(
        decision.decidedAt().toString(),
        decision.result().name(),
        decision.reason(),
        decision.size().name(),
        decision.asked().prompts(),
        decision.asked().temperature(),
        decision.asked().api(),
        decision.asked().model(),
        decision.categories().stream().map(Score::of).toList(),
        FloorPart.of(decision.floor()),
        decision.baseline().map(BaselineDocument::of).orElse(null),
        decision.rules().stream()
            .map(r -> new Rule(r.rule(), VerdictPart.of(r.verdict())))
            .toList(),
        decision.items().stream().map(Item::of).toList());
  }

  GateDecision toDomain(String campaignId, String gateId) {
    return new GateDecision(
        campaignId,
        gateId,
        Instant.parse(decidedAt),
        Result.valueOf(result),
        reason,
        ModelSize.valueOf(size),
        new Asked(prompts, temperature, api, model),
        categories.stream().map(Score::toDomain).toList(),
        new Floor(floor.garbage, floor.total, floor.limit, floor.verdict.toDomain()),
        Optional.ofNullable(baseline).map(BaselineDocument::toDomain),
        rules.stream().map(r -> new RuleResult(r.rule, r.verdict.toDomain())).toList(),
        items.stream().map(Item::toDomain).toList());
  }

  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record VerdictPart(
      @JsonProperty(required = true) String kind, @JsonProperty(required = true) String reason) {
    static VerdictPart of(Verdict verdict) {
      return new VerdictPart(verdict.wireName(), new RuleResult("", verdict).reason());
    }

    Verdict toDomain() {
      return switch (kind) {
        case "passed" -> new Verdict.Passed();
        case "failed" -> new Verdict.Failed(reason);
        case "not_evaluable" -> new Verdict.NotEvaluable(reason);
        default -> throw new IllegalStateException("no such verdict stored: " + kind);
      };
    }
  }

  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Score(
      @JsonProperty(required = true) String category,
      @JsonProperty(required = true) int passed,
      @JsonProperty(required = true) int total,
      @JsonProperty(required = true) double threshold,
      @JsonProperty(required = true) VerdictPart verdict) {
    static Score of(CategoryScore score) {
      return new Score(
          score.category().name(),
          score.passed(),
          score.total(),
          score.threshold(),
          VerdictPart.of(score.verdict()));
    }

    CategoryScore toDomain() {
      return new CategoryScore(
          Category.valueOf(category), passed, total, threshold, verdict.toDomain());
    }
  }

  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record FloorPart(
      @JsonProperty(required = true) int garbage,
      @JsonProperty(required = true) int total,
      @JsonProperty(required = true) int limit,
      @JsonProperty(required = true) VerdictPart verdict) {
    static FloorPart of(Floor floor) {
      return new FloorPart(
          floor.garbage(), floor.total(), floor.limit(), VerdictPart.of(floor.verdict()));
    }
  }

  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Rule(
      @JsonProperty(required = true) String rule,
      @JsonProperty(required = true) VerdictPart verdict) {}

  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Item(
      @JsonProperty(required = true) String id,
      @JsonProperty(required = true) String category,
      @JsonProperty(required = true) String prompt,
      @JsonProperty(required = true) String answer,
      @JsonProperty(required = true) boolean passed,
      @JsonProperty(required = true) boolean garbage,
      @JsonProperty(required = true) String why,
      @JsonProperty(required = true) long tookNanos,
      @Nullable String error) {
    static Item of(ItemResult item) {
      return new Item(
          item.id(),
          item.category().name(),
          item.prompt(),
          item.answer(),
          item.passed(),
          item.garbage(),
          item.why(),
          item.took().toNanos(),
          item.error().orElse(null));
    }

    ItemResult toDomain() {
      return new ItemResult(
          id,
          Category.valueOf(category),
          prompt,
          answer,
          passed,
          garbage,
          why,
          Duration.ofNanos(tookNanos),
          Optional.ofNullable(error));
    }
  }
}
