package dev.candor.report.domain.eligibility;

import java.util.List;

/** Rules that judge comparisons, power and money; one campaign alone makes none of them. */
final class ComparisonRules {
  private static final String ALONE = "this result holds one configuration and compares nothing";

  private ComparisonRules() {}

  static List<Rule> rules() {
    return List.of(
        absent("peak.caps-differ", "Peaks under different sequence caps are not compared.", ALONE),
        absent(
            "basis.total-concurrency",
            "Equal total concurrency is no basis when device counts differ.",
            ALONE),
        absent(
            "basis.service-level", "Configurations are compared at an equal service level.", ALONE),
        absent(
            "power.mixed",
            "Wall watts and device watts never meet in one figure.",
            "no power was recorded, and no figure here is per watt or per price"),
        absent(
            "conformance",
            "How far the field's drafts are met.",
            "the drafts' own text was not at hand; what they ask for is in the result file"));
  }

  private static Rule absent(String id, String asks, String missing) {
    return new Rule(
        id,
        Effect.COMPARES,
        asks,
        "Compare two results.",
        dossier -> new Verdict.NotEvaluable(missing));
  }
}
