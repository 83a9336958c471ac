package dev.candor.report.domain.eligibility;

import dev.candor.report.domain.cells.Dossier;
import java.util.function.Function;

/**
 * One rule of METHOD.
 *
 * @param id its id there
 * @param effect what follows when it does not pass
 * @param asks what it asks, in one sentence
 * @param owed what to do so that it passes
 * @param judge how it is judged; pure
 */
public record Rule(
    String id, Effect effect, String asks, String owed, Function<Dossier, Verdict> judge) {
  /** Judges a campaign. */
  public RuleResult apply(Dossier dossier) {
    return new RuleResult(id, effect, asks, owed, judge.apply(dossier));
  }
}
