package dev.candor.metadata.domain.restart;

import dev.candor.metadata.domain.capture.ConfigValue;
import dev.candor.metadata.domain.process.ProcessIdentity;
import java.util.List;
import java.util.Optional;

/** How far a restart has come; stored before each step that cannot be taken back. */
public sealed interface RestartState {
  /** Nothing was done yet. */
  record Requested() implements RestartState {}

  /**
   * The signal is about to be sent, or was.
   *
   * @param before the process to be stopped
   * @param config what the engine said of itself before
   * @param spawned the new process, once it was started
   */
  record Started(
      ProcessIdentity before, List<ConfigValue> config, Optional<ProcessIdentity> spawned)
      implements RestartState {
    public Started {
      config = List.copyOf(config);
    }
  }
}
