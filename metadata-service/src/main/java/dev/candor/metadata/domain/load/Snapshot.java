package dev.candor.metadata.domain.load;

import java.time.Instant;
import java.util.List;

/**
 * The load at one instant around one window.
 *
 * @param campaignId the campaign
 * @param windowId the window
 * @param attempt which attempt at it
 * @param phase before, during or after
 * @param takenAt when, UTC
 * @param engine the engine's own counters
 * @param host the host's
 * @param missing what could not be read, with the reason
 */
public record Snapshot(
    String campaignId,
    String windowId,
    int attempt,
    Phase phase,
    Instant takenAt,
    EngineLoad engine,
    HostLoad host,
    List<Missing> missing) {
  public Snapshot {
    missing = List.copyOf(missing);
  }

  /**
   * Something that could not be read.
   *
   * @param what it is
   * @param why it is missing, and what to do where something can be done
   */
  public record Missing(String what, String why) {}
}
