package dev.candor.load.domain.campaign;

import dev.candor.load.domain.flag.Flag;
import dev.candor.load.domain.flag.Snapshots;
import dev.candor.load.domain.merge.Measured;
import dev.candor.load.domain.plan.Load;
import dev.candor.load.domain.plan.PlannedWindow;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One recorded attempt at a window.
 *
 * @param window what was planned
 * @param attempt from 1
 * @param state valid, invalid or void
 * @param reason why it is not valid; empty when it is
 * @param workers who measured it
 * @param flags remarks that travel with it
 * @param measurement what was measured; empty when nothing was
 * @param snapshots the engine's own load around it
 * @param recordedAt when it was recorded first
 */
public record WindowRun(
    PlannedWindow window,
    int attempt,
    RunState state,
    Optional<String> reason,
    List<String> workers,
    List<Flag> flags,
    Optional<Measured> measurement,
    Snapshots snapshots,
    Instant recordedAt) {

  /** An attempt from which nothing was measured. */
  static WindowRun empty(
      PlannedWindow window,
      int attempt,
      RunState state,
      String reason,
      List<String> workers,
      Snapshots snapshots,
      Instant now) {
    return new WindowRun(
        window,
        attempt,
        state,
        Optional.of(reason),
        workers,
        List.of(),
        Optional.empty(),
        snapshots,
        now);
  }

  WindowRun withFlags(List<Flag> newFlags) {
    return new WindowRun(
        window, attempt, state, reason, workers, newFlags, measurement, snapshots, recordedAt);
  }

  WindowRun withMeasurement(Measured late) {
    return new WindowRun(
        window, attempt, state, reason, workers, flags, Optional.of(late), snapshots, recordedAt);
  }

  WindowRun withSnapshot(Snapshots.Phase phase, Snapshots.Reading reading) {
    return new WindowRun(
        window,
        attempt,
        state,
        reason,
        workers,
        flags,
        measurement,
        snapshots.with(phase, reading),
        recordedAt);
  }

  /** Whether this is that attempt. */
  public boolean is(String windowId, int number) {
    return window.id().equals(windowId) && attempt == number;
  }

  /** Whether it closes its window: valid, or given up as invalid. */
  public boolean isFinal() {
    return state != RunState.VOID;
  }

  /** Whether it counts as a rung of its ladder. */
  boolean isRung() {
    return state == RunState.VALID && window.load() == Load.STEADY && measurement.isPresent();
  }
}
