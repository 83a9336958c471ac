package dev.candor.load.domain.flag;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What the engine said about its own load around one window; each may be missing.
 *
 * @param before just before the level was assigned
 * @param during in mid-window
 * @param after once it was measured
 */
public record Snapshots(
    Optional<Reading> before, Optional<Reading> during, Optional<Reading> after) {
  /** Nothing is known yet. */
  public static final Snapshots NONE =
      new Snapshots(Optional.empty(), Optional.empty(), Optional.empty());

  /**
   * One snapshot.
   *
   * @param running requests being served
   * @param waiting requests queued
   * @param preemptions since the engine's start
   */
  public record Reading(
      OptionalDouble running, OptionalDouble waiting, OptionalDouble preemptions) {}

  /** When a snapshot was taken. */
  public enum Phase {
    BEFORE,
    DURING,
    AFTER
  }

  /** With one snapshot more; the first of each phase stays. */
  public Snapshots with(Phase phase, Reading reading) {
    return switch (phase) {
      case BEFORE -> new Snapshots(before.or(() -> Optional.of(reading)), during, after);
      case DURING -> new Snapshots(before, during.or(() -> Optional.of(reading)), after);
      case AFTER -> new Snapshots(before, during, after.or(() -> Optional.of(reading)));
    };
  }

  /** The snapshot of a phase. */
  public Optional<Reading> of(Phase phase) {
    return switch (phase) {
      case BEFORE -> before;
      case DURING -> during;
      case AFTER -> after;
    };
  }
}
