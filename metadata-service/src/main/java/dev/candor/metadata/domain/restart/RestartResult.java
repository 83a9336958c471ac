package dev.candor.metadata.domain.restart;

import dev.candor.metadata.domain.process.ProcessIdentity;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** How a restart ended. */
public sealed interface RestartResult {
  /** When it was over, UTC. */
  Instant finishedAt();

  /**
   * Another process that started later answers with the same configuration.
   *
   * @param finishedAt when it was ready
   * @param before the process that was stopped
   * @param after the process that serves now
   * @param readyAfter from the start of the new process until its first completion
   */
  record Restarted(
      Instant finishedAt, ProcessIdentity before, ProcessIdentity after, Duration readyAfter)
      implements RestartResult {
    public Restarted {
      if (!after.provesRestartOf(before)) {
        throw new IllegalArgumentException(
            "pid " + after.pid() + " does not prove a restart of pid " + before.pid());
      }
    }
  }

  /**
   * No proved restart.
   *
   * @param finishedAt when that was clear
   * @param why the reason, and what to do
   * @param before the process that ran, when it was found
   * @param after the process that runs now, when there is one and it is another
   */
  record Failed(
      Instant finishedAt,
      String why,
      Optional<ProcessIdentity> before,
      Optional<ProcessIdentity> after)
      implements RestartResult {}
}
