package dev.candor.report.domain.eligibility;

import dev.candor.report.domain.cells.CellKey;
import java.util.List;

/** What one rule found. */
public sealed interface Verdict {
  /** In one sentence: why it passed, failed, or what is missing. */
  String reason();

  /** The rule holds. */
  record Passed(String reason) implements Verdict {}

  /**
   * The rule does not hold.
   *
   * @param cells the cells concerned; none means the whole campaign
   */
  record Failed(String reason, List<CellKey> cells) implements Verdict {
    /** Copies the cells. */
    public Failed {
      cells = List.copyOf(cells);
    }

    /** Fails the whole campaign. */
    public Failed(String reason) {
      this(reason, List.of());
    }
  }

  /** The rule could not be judged; {@code reason} says what is missing. */
  record NotEvaluable(String reason) implements Verdict {}

  /** The verdict as one word in messages, files and pages. */
  default String word() {
    return switch (this) {
      case Passed passed -> "passed";
      case Failed failed -> "failed";
      case NotEvaluable missing -> "not-evaluable";
    };
  }
}
