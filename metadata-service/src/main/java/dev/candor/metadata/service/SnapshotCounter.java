package dev.candor.metadata.service;

import dev.candor.metadata.domain.capture.SnapshotCount;

/** Counts a campaign's snapshots that hold the engine's counters. */
public interface SnapshotCounter {
  /** The count so far. */
  SnapshotCount count(String campaignId);
}
