package dev.candor.quality.domain;

/** What one rule came to. */
public sealed interface Verdict {
  /** The rule is met. */
  record Passed() implements Verdict {}

  /**
   * The rule is broken.
   *
   * @param reason what was seen and what is asked
   */
  record Failed(String reason) implements Verdict {}

  /**
   * The rule cannot be judged.
   *
   * @param missing what would be needed
   */
  record NotEvaluable(String missing) implements Verdict {}

  /** Passed, or failed for a reason. */
  static Verdict of(boolean passed, String reason) {
    return passed ? new Passed() : new Failed(reason);
  }

  /** True when the rule is broken. */
  default boolean failed() {
    return this instanceof Failed;
  }

  /** The name in messages and files. */
  default String wireName() {
    return switch (this) {
      case Passed passed -> "passed";
      case Failed failed -> "failed";
      case NotEvaluable notEvaluable -> "not_evaluable";
    };
  }
}
