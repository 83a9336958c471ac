package dev.candor.quality.rest;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.quality.domain.BaselineComparison;
import dev.candor.quality.domain.CategoryScore;
import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.ItemResult;
import dev.candor.quality.domain.RuleResult;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A decision with its evidence. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record DecisionView(
    String decidedAt,
    String decision,
    String reason,
    String modelSize,
    Asked asked,
    List<Score> categories,
    Floor floor,
    @Nullable BaselineResult baseline,
    List<Rule> rules,
    List<Item> items) {
  private static final double NANOS_PER_MS = 1e6;

  static DecisionView of(GateDecision decision) {
    return new DecisionView(
        Times.millis(decision.decidedAt()),
        decision.result().wireName(),
        decision.reason(),
        decision.size().wireName(),
        new Asked(
            decision.asked().prompts(),
            decision.asked().temperature(),
            decision.asked().api(),
            decision.asked().model()),
        decision.categories().stream().map(Score::of).toList(),
        new Floor(
            decision.floor().garbage(),
            decision.floor().total(),
            decision.floor().limit(),
            decision.floor().verdict().wireName()),
        decision.baseline().map(BaselineResult::of).orElse(null),
        decision.rules().stream().map(Rule::of).toList(),
        decision.items().stream().map(Item::of).toList());
  }

  /** How the engine was asked. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Asked(int prompts, double temperature, String api, String model) {}

  /** How one category came out. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Score(
      String category, String group, int passed, int total, double threshold, String verdict) {
    static Score of(CategoryScore score) {
      return new Score(
          score.category().wireName(),
          score.category().group().wireName(),
          score.passed(),
          score.total(),
          score.threshold(),
          score.verdict().wireName());
    }
  }

  /** The garbage floor. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Floor(int garbage, int total, int limit, String verdict) {}

  /** The comparison with the model's baseline. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record BaselineResult(
      String model,
      String source,
      int passedThen,
      int passedNow,
      int lost,
      int gained,
      double probability,
      String verdict) {
    static BaselineResult of(BaselineComparison comparison) {
      return new BaselineResult(
          comparison.baseline().model(),
          comparison.baseline().source(),
          comparison.baseline().passed(),
          comparison.passed(),
          comparison.lost(),
          comparison.gained(),
          comparison.probability(),
          comparison.verdict().wireName());
    }
  }

  /** One rule and what it came to. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Rule(String rule, String verdict, String reason) {
    static Rule of(RuleResult result) {
      return new Rule(result.rule(), result.verdict().wireName(), result.reason());
    }
  }

  /** One item's evidence. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Item(
      String id,
      String category,
      String prompt,
      String answer,
      boolean passed,
      boolean garbage,
      String why,
      double durationMs,
      @Nullable String error) {
    static Item of(ItemResult item) {
      return new Item(
          item.id(),
          item.category().wireName(),
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
