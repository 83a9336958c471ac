package dev.candor.report.render;

import dev.candor.report.domain.eligibility.Effect;
import dev.candor.report.domain.eligibility.RuleResult;
import dev.candor.report.domain.eligibility.Verdict;
import dev.candor.report.domain.result.CampaignResult;
import java.util.Comparator;
import java.util.List;

/** The eligibility list. */
final class RuleTables {
  private RuleTables() {}

  static Table eligibility(CampaignResult result) {
    Table.Builder table =
        Table.named(
                "eligibility",
                "Eligibility, rule by rule",
                "Each row is one rule of the method, judged once. A rule that could not be judged"
                    + " counts against a figure exactly as a failed one does.")
            .text("rule", "Rule")
            .text("verdict", "Verdict")
            .text("reason", "Why")
            .text("effect", "If it does not pass, it")
            .text("asks", "What it asks");
    sorted(result)
        .forEach(
            r ->
                table.row(
                    "",
                    r.rule(),
                    new Table.Value(mark(r), r.verdict().word(), tone(r)),
                    r.verdict().reason(),
                    r.effect().words(),
                    r.asks()));
    return table.build();
  }

  private static List<RuleResult> sorted(CampaignResult result) {
    return result.eligibility().results().stream()
        .sorted(Comparator.comparing(RuleResult::effect).thenComparingInt(RuleTables::rank))
        .toList();
  }

  private static int rank(RuleResult result) {
    return switch (result.verdict()) {
      case Verdict.Failed failed -> 0;
      case Verdict.NotEvaluable missing -> 1;
      case Verdict.Passed passed -> 2;
    };
  }

  static String mark(RuleResult result) {
    return switch (result.verdict()) {
      case Verdict.Passed passed -> "✓ passed";
      case Verdict.Failed failed -> result.effect() == Effect.FLAGS ? "⚑ flagged" : "✗ failed";
      case Verdict.NotEvaluable missing -> "○ not evaluable";
    };
  }

  private static String tone(RuleResult result) {
    return switch (result.verdict()) {
      case Verdict.Passed passed -> "good";
      case Verdict.Failed failed -> result.effect() == Effect.FLAGS ? "warn" : "bad";
      case Verdict.NotEvaluable missing -> "muted";
    };
  }
}
