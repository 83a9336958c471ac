package dev.candor.metadata.domain.capture;

/**
 * How many load snapshots of a campaign hold the engine's counters.
 *
 * @param before taken before a window
 * @param during taken in one
 * @param after taken after one
 */
public record SnapshotCount(int before, int during, int after) {
  /** No window was measured yet. */
  public static SnapshotCount none() {
    return new SnapshotCount(0, 0, 0);
  }

  boolean isComplete() {
    return before > 0 && during > 0 && after > 0;
  }
}
