package dev.candor.quality.domain;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A decided gate.
 *
 * @param campaignId the campaign
 * @param gateId the gate
 * @param decidedAt when
 * @param result the decision
 * @param reason one sentence: what was seen and which thresholds were used
 * @param size the class that was used
 * @param asked how the engine was asked
 * @param categories scores, in the order of {@link Category}; empty when no item was judged
 * @param floor the garbage floor
 * @param baseline the comparison with the model's baseline, where there is one
 * @param rules every rule and what it came to; the decision follows from these alone
 * @param items the evidence, in the order of {@link GateItems}
 */
public record GateDecision(
    String campaignId,
    String gateId,
    Instant decidedAt,
    Result result,
    String reason,
    ModelSize size,
    Asked asked,
    List<CategoryScore> categories,
    Floor floor,
    Optional<BaselineComparison> baseline,
    List<RuleResult> rules,
    List<ItemResult> items) {
  /** What may happen next. */
  public enum Result {
    /** The engine may be timed. */
    PASSED,
    /** The engine answers, and may not be timed. */
    FAILED,
    /** The engine could not be asked; nothing is known about its answers. */
    ERRORED;

    /** The name in messages and files, in lower case. */
    public String wireName() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /**
   * How the engine was asked.
   *
   * @param prompts items that were put to the engine
   * @param temperature always 0
   * @param api {@code chat}, {@code completions}, or {@code auto} when that was never settled
   * @param model the model's name, or {@code auto} when that was never settled
   */
  public record Asked(int prompts, double temperature, String api, String model) {}
}
