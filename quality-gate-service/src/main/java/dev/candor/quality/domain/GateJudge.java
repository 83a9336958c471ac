package dev.candor.quality.domain;

import dev.candor.quality.domain.GateDecision.Asked;
import dev.candor.quality.domain.GateDecision.Result;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Decides a gate from its items' results. The gate passes when no rule is broken: {@code
 * gate.asked} (nearly every item got an answer, else the gate is errored), {@code gate.floor}, one
 * rule per category, and {@code gate.baseline}.
 */
public final class GateJudge {
  private GateJudge() {}

  /** The most items without an answer; more, and the gate is errored. */
  public static int mostUnanswered() {
    return Floor.limit(GateItems.all().size());
  }

  /**
   * Decides.
   *
   * @param request what was asked for
   * @param asked how the engine was asked
   * @param items results, fewer than all when asking was given up
   * @param baseline of the asked model
   * @param at when the decision is made
   */
  public static GateDecision decide(
      GateRequest request,
      Asked asked,
      List<ItemResult> items,
      Optional<Baseline> baseline,
      Instant at) {
    SizeChoice size = SizeChoice.of(request.modelSize(), asked.model());
    Thresholds thresholds = new Thresholds(request.thresholds(), baseline, size.size());
    Verdict answered = answered(items);
    Floor floor = Floor.of((int) items.stream().filter(ItemResult::garbage).count(), items.size());
    List<RuleResult> rules = new ArrayList<>();
    rules.add(new RuleResult("gate.asked", answered));
    if (answered.failed()) {
      String reason = new RuleResult("gate.asked", answered).reason();
      return new GateDecision(
          request.campaignId(),
          request.gateId(),
          at,
          Result.ERRORED,
          reason,
          size.size(),
          asked,
          List.of(),
          floor,
          Optional.empty(),
          rules,
          items);
    }
    rules.add(new RuleResult("gate.floor", floor.verdict()));
    List<CategoryScore> scores =
        Arrays.stream(Category.values()).map(c -> score(c, items, thresholds)).toList();
    scores.forEach(s -> rules.add(new RuleResult("gate." + s.category().wireName(), s.verdict())));
    Optional<BaselineComparison> comparison =
        baseline.map(b -> BaselineComparison.of(b, of(Group.ABILITY, items)));
    rules.add(
        new RuleResult(
            "gate.baseline",
            comparison
                .map(BaselineComparison::verdict)
                .orElseGet(
                    () ->
                        new Verdict.NotEvaluable("no baseline of " + asked.model() + " stored"))));
    boolean broken = rules.stream().anyMatch(rule -> rule.verdict().failed());
    return new GateDecision(
        request.campaignId(),
        request.gateId(),
        at,
        broken ? Result.FAILED : Result.PASSED,
        reason(rules, items, size, comparison, thresholds),
        size.size(),
        asked,
        scores,
        floor,
        comparison,
        rules,
        items);
  }

  /** An errored decision for an engine that could not even be asked the first item. */
  public static GateDecision unasked(GateRequest request, String why, Instant at) {
    Asked asked =
        new Asked(
            0,
            0,
            request.endpoint().api().map(Api::wireName).orElse("auto"),
            request.endpoint().model().orElse("auto"));
    ModelSize size = SizeChoice.of(request.modelSize(), asked.model()).size();
    return withoutItems(request.campaignId(), request.gateId(), why, at, size, asked);
  }

  /** An errored decision for a request that cannot be understood. */
  public static GateDecision notUnderstood(
      String campaignId, String gateId, String why, Instant at) {
    Asked asked = new Asked(0, 0, "auto", "auto");
    return withoutItems(campaignId, gateId, why, at, ModelSize.MEDIUM, asked);
  }

  private static GateDecision withoutItems(
      String campaignId, String gateId, String why, Instant at, ModelSize size, Asked asked) {
    return new GateDecision(
        campaignId,
        gateId,
        at,
        Result.ERRORED,
        why,
        size,
        asked,
        List.of(),
        Floor.of(0, 0),
        Optional.empty(),
        List.of(new RuleResult("gate.asked", new Verdict.Failed(why))),
        List.of());
  }

  private static Verdict answered(List<ItemResult> items) {
    int all = GateItems.all().size();
    List<String> errors = items.stream().flatMap(item -> item.error().stream()).toList();
    boolean enough = items.size() == all && errors.size() <= mostUnanswered();
    String first = errors.isEmpty() ? "asking stopped early" : errors.getFirst();
    return Verdict.of(
        enough,
        errors.size()
            + " of "
            + items.size()
            + " items asked got no answer, at most "
            + mostUnanswered()
            + " may; the first: "
            + first);
  }

  private static CategoryScore score(
      Category category, List<ItemResult> items, Thresholds thresholds) {
    List<ItemResult> own = items.stream().filter(item -> item.category() == category).toList();
    int passed = (int) own.stream().filter(ItemResult::passed).count();
    return CategoryScore.of(category, passed, own.size(), thresholds.of(category, own.size()));
  }

  private static String reason(
      List<RuleResult> rules,
      List<ItemResult> items,
      SizeChoice size,
      Optional<BaselineComparison> comparison,
      Thresholds thresholds) {
    List<String> clauses = new ArrayList<>();
    String broken =
        rules.stream()
            .filter(rule -> rule.verdict().failed())
            .map(RuleResult::reason)
            .collect(Collectors.joining(", "));
    if (!broken.isEmpty()) {
      clauses.add(broken);
    }
    clauses.add(
        share(Group.INTEGRITY, items)
            + ", "
            + share(Group.ABILITY, items)
            + comparison
                .map(c -> " against " + c.baseline().passed() + " in the baseline")
                .orElse(" with no baseline"));
    clauses.add("thresholds for " + size.why());
    clauses.addAll(thresholds.raised());
    return String.join("; ", clauses);
  }

  private static String share(Group group, List<ItemResult> items) {
    List<ItemResult> own = of(group, items);
    long passed = own.stream().filter(ItemResult::passed).count();
    return group.wireName() + " " + passed + " of " + own.size();
  }

  private static List<ItemResult> of(Group group, List<ItemResult> items) {
    return items.stream().filter(item -> item.category().group() == group).toList();
  }
}
