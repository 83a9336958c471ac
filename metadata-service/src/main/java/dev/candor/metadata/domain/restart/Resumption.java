package dev.candor.metadata.domain.restart;

import dev.candor.metadata.domain.process.ProcessIdentity;
import java.util.Optional;

/**
 * What to do about a restart that had begun when this service was killed. The engine is never
 * restarted twice: only a process that still has its old start time may be signalled.
 */
public enum Resumption {
  /** The old process still lives: the signal was not sent, or is not obeyed yet. */
  STOP_AND_START,
  /** The old process is gone: the restart happened, or nothing will come; wait and see which. */
  AWAIT_THE_NEW_ONE;

  /**
   * Decides from what runs now.
   *
   * @param begun what was stored before the signal
   * @param listening the process behind the port now
   * @param oldLives whether the old process is still there, listening or not
   */
  public static Resumption decide(
      RestartState.Started begun, Optional<ProcessIdentity> listening, boolean oldLives) {
    boolean anotherListens = listening.filter(now -> !now.isSameLifeAs(begun.before())).isPresent();
    boolean restarted = anotherListens || begun.spawned().isPresent();
    return oldLives && !restarted ? STOP_AND_START : AWAIT_THE_NEW_ONE;
  }
}
