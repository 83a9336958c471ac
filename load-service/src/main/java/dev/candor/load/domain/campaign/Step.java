package dev.candor.load.domain.campaign;

import java.time.Instant;
import java.util.List;

/** Where one attempt at a window stands. */
public sealed interface Step {
  /** Letting the engine recover before the next attempt. */
  record Pausing(Instant until) implements Step {}

  /** Waiting for the snapshot before the window. */
  record Snapshotting(Instant askedAt) implements Step {}

  /** Ready to be assigned, as soon as a worker is free; said to people once when there is none. */
  record WaitingForWorker(Instant since, boolean said) implements Step {}

  /** Workers are measuring. */
  record Running(Instant assignedAt, List<Part> parts, boolean duringAsked) implements Step {}
}
