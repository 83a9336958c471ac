package dev.candor.report.domain.eligibility;

import dev.candor.report.domain.cells.CellKey;
import dev.candor.report.domain.cells.Dossier;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Every rule's finding on one campaign, computed once and printed everywhere alike. */
public record Eligibility(List<RuleResult> results) {
  /** All rules, in the order they are printed. */
  public static List<Rule> rules() {
    return Stream.of(
            RepeatRules.rules(),
            WindowRules.rules(),
            HarnessRules.rules(),
            ConfigurationRules.rules(),
            QualityRules.rules(),
            LevelFlagRules.rules(),
            EngineFlagRules.rules(),
            ComparisonRules.rules())
        .flatMap(List::stream)
        .toList();
  }

  /** Judges a campaign by every rule. */
  public static Eligibility of(Dossier dossier) {
    return new Eligibility(rules().stream().map(rule -> rule.apply(dossier)).toList());
  }

  /** Rules that keep everything from being quoted. */
  public List<RuleResult> blockingAll() {
    return results.stream().filter(RuleResult::blocksAll).toList();
  }

  /** Cells that may not be quoted although the campaign may. */
  public Set<CellKey> blockedCells() {
    Set<CellKey> cells = new TreeSet<>();
    for (RuleResult result : results) {
      if (result.effect() == Effect.BLOCKS && result.verdict() instanceof Verdict.Failed failed) {
        cells.addAll(failed.cells());
      }
    }
    return cells;
  }

  /** Rules that do not pass and ask for something before figures are quoted or put on a page. */
  public List<RuleResult> owed() {
    return results.stream()
        .filter(result -> !result.passed())
        .filter(result -> result.effect() == Effect.BLOCKS || result.effect() == Effect.BLOCKS_PAGE)
        .toList();
  }

  /** How many verdicts are that word: {@code passed}, {@code failed} or {@code not-evaluable}. */
  public int count(String word) {
    return (int) results.stream().filter(r -> r.verdict().word().equals(word)).count();
  }
}
