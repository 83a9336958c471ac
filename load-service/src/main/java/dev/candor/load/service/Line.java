package dev.candor.load.service;

import dev.candor.load.domain.campaign.Effect.Severity;
import java.time.Instant;
import java.util.Optional;

/**
 * A line of a campaign's history.
 *
 * @param at when
 * @param kind what it tells
 * @param severity how grave it is
 * @param text for people
 * @param run the attempt that it is about, when it is about one
 */
public record Line(Instant at, Kind kind, Severity severity, String text, Optional<RunKey> run) {
  /** What a line tells. */
  public enum Kind {
    LOG,
    WINDOW,
    FINISHED
  }

  /** Names one attempt. */
  public record RunKey(String windowId, int attempt) {}

  static Line log(Instant at, Severity severity, String text) {
    return new Line(at, Kind.LOG, severity, text, Optional.empty());
  }
}
