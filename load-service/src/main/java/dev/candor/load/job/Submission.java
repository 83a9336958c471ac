package dev.candor.load.job;

import java.util.List;

/** What came of handing a campaign file over. */
sealed interface Submission {
  /** It runs under this id. */
  record Accepted(String campaignId) implements Submission {}

  /** It has mistakes, one line each. */
  record Rejected(List<String> mistakes) implements Submission {}

  /**
   * No answer that decides anything.
   *
   * @param passing whether a later try can go better
   */
  record OutOfReach(String why, boolean passing) implements Submission {}

  /** Whether the same call may go through later without submitting twice. */
  default boolean isWorthAnotherTry() {
    return this instanceof OutOfReach out && out.passing();
  }
}
