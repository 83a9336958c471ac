package dev.candor.load.worker;

import dev.candor.load.client.LevelProgress;
import dev.candor.load.client.LevelRun;
import java.util.Optional;

/** The level that runs now, as other threads may see and stop it. */
final class ActiveLevel {
  private static final LevelProgress PREPARING = new LevelProgress("preparing", 0, 0);

  private Optional<LevelRun> run = Optional.empty();
  private boolean cancelled;

  /** The level's load begins; false when it was called off before. */
  synchronized boolean begins(LevelRun started) {
    run = Optional.of(started);
    return !cancelled;
  }

  synchronized void cancel() {
    cancelled = true;
    run.ifPresent(LevelRun::cancel);
  }

  synchronized boolean isCancelled() {
    return cancelled;
  }

  synchronized LevelProgress progress() {
    return run.map(LevelRun::progress).orElse(PREPARING);
  }
}
