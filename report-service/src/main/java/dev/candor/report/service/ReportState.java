package dev.candor.report.service;

import java.util.Optional;

/**
 * How far a report is.
 *
 * @param revision of what the result follows from
 * @param builtRevision the one that was built
 * @param published what was built
 * @param announcedSha256 the result that was announced
 */
public record ReportState(
    long revision,
    Optional<Long> builtRevision,
    Optional<Published> published,
    Optional<String> announcedSha256) {
  /** Whether something arrived since it was built. */
  public boolean stale() {
    return builtRevision.filter(built -> built == revision).isEmpty();
  }
}
