package dev.candor.quality.domain;

/**
 * One named rule and what it came to.
 *
 * @param rule the rule's name, such as {@code gate.floor} or {@code gate.copying}
 * @param verdict what it came to
 */
public record RuleResult(String rule, Verdict verdict) {
  /** What a reader should know besides the verdict; empty when the rule is met. */
  public String reason() {
    return switch (verdict) {
      case Verdict.Passed passed -> "";
      case Verdict.Failed(String reason) -> reason;
      case Verdict.NotEvaluable(String missing) -> missing;
    };
  }
}
