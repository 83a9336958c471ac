package dev.candor.report.domain.eligibility;

import dev.candor.report.domain.cells.Dossier;
import dev.candor.report.domain.facts.Gate;
import java.util.List;
import java.util.Optional;

/** Rules on quality beside speed (METHOD § 6). */
final class QualityRules {
  private QualityRules() {}

  static List<Rule> rules() {
    return List.of(
        new Rule(
            "gate.mechanical",
            Effect.BLOCKS,
            "Fifty prompts with exact checkers pass before any throughput run.",
            "Mend the endpoint until it passes the mechanical gate.",
            QualityRules::mechanical),
        new Rule(
            "quality.paired",
            Effect.BLOCKS,
            "A quality result from the same endpoint and configuration stands beside each speed.",
            "Run the fixed-subset evaluation on this endpoint and configuration.",
            QualityRules::paired),
        new Rule(
            "quality.drift",
            Effect.COMPARES,
            "Drift against a reference-precision baseline is scored on the same items.",
            "Score the same items on a reference-precision baseline.",
            dossier -> new Verdict.NotEvaluable("no reference-precision baseline was scored")));
  }

  private static Verdict mechanical(Dossier dossier) {
    Optional<Gate> gate = dossier.facts().gate();
    if (gate.isEmpty()) {
      return new Verdict.NotEvaluable("the gate has not decided");
    }
    return switch (gate.get().decision()) {
      case PASSED -> new Verdict.Passed(gate.get().reason());
      case FAILED -> new Verdict.Failed(gate.get().reason());
      case ERRORED -> new Verdict.NotEvaluable("the gate could not decide: " + gate.get().reason());
    };
  }

  private static Verdict paired(Dossier dossier) {
    Optional<Gate> gate = dossier.facts().gate();
    if (gate.isPresent() && gate.get().decision() == Gate.Decision.FAILED) {
      return new Verdict.Failed("the endpoint failed the mechanical gate");
    }
    return new Verdict.NotEvaluable(
        gate.isEmpty()
            ? "no quality result at all"
            : "only the mechanical gate ran; it tells a broken endpoint from a working one, not a"
                + " lossy one from a good one");
  }
}
