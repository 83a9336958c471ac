package dev.candor.report.domain.eligibility;

/** One rule and what it found in one campaign. */
public record RuleResult(String rule, Effect effect, String asks, String owed, Verdict verdict) {
  /** Whether the rule holds. */
  public boolean passed() {
    return verdict instanceof Verdict.Passed;
  }

  /** Whether it keeps the whole campaign from being quoted. */
  public boolean blocksAll() {
    return effect == Effect.BLOCKS
        && switch (verdict) {
          case Verdict.Passed passed -> false;
          case Verdict.Failed failed -> failed.cells().isEmpty();
          case Verdict.NotEvaluable missing -> true;
        };
  }
}
