package dev.candor.report.domain.facts;

import java.time.Instant;

/**
 * One thing that another service said about a campaign, told apart from others by a natural key.
 */
public sealed interface Fact
    permits Campaign, Progress, Finish, Capture, Gate, Restart, Snapshot, WindowRecord {
  /** The campaign it is about. */
  String campaignId();

  /** What tells it apart from other facts of its kind in one campaign; the later one replaces. */
  String naturalKey();

  /** When the sender says it happened, in UTC; of two facts with one key, the later counts. */
  Instant happenedAt();
}
