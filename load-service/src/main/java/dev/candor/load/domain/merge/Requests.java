package dev.candor.load.domain.merge;

import java.util.List;

/**
 * How the requests of a window ended.
 *
 * @param completed ended with tokens and a finish reason
 * @param failed ended otherwise
 * @param cancelled still in flight when the window closed
 * @param failures failures by kind
 */
public record Requests(long completed, long failed, long cancelled, List<Failure> failures) {

  /**
   * Failures of one kind.
   *
   * @param kind a short name, as {@code http-503}
   * @param count how many
   * @param example one of them in words
   */
  public record Failure(String kind, long count, String example) {}

  /** Failed requests among those that ended by themselves, 0 to 1. */
  public double failedShare() {
    long ended = completed + failed;
    return ended == 0 ? 0 : (double) failed / ended;
  }
}
