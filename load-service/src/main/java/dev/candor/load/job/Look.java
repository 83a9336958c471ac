package dev.candor.load.job;

import java.util.List;
import java.util.OptionalInt;

/** What one look at a campaign showed. */
sealed interface Look {
  /**
   * The campaign as it stands.
   *
   * @param line one line for people
   * @param log the campaign's own log so far
   * @param ending the exit status, once it has ended
   */
  record Seen(String line, List<String> log, OptionalInt ending) implements Look {}

  /** The coordinator did not answer. */
  record Missed() implements Look {}
}
