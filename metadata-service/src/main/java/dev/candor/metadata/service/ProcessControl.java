package dev.candor.metadata.service;

import dev.candor.metadata.domain.process.ProcessIdentity;

/** Stops a local process and starts it again as it was. */
public interface ProcessControl {
  /** What {@link #prepare} brought. */
  sealed interface Preparation {
    /**
     * It can be done.
     *
     * @param launch starts the process again
     */
    record Ready(Launch launch) implements Preparation {}

    /**
     * It cannot.
     *
     * @param why the reason, and what to do
     */
    record Refused(String why) implements Preparation {}
  }

  /** How to start a process again; holds its whole environment in memory and never tells it. */
  interface Launch {
    /**
     * Starts it, detached from this service.
     *
     * @throws LaunchFailed when the system refuses
     */
    ProcessIdentity start();
  }

  /** The system would not start the process. */
  final class LaunchFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public LaunchFailed(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /**
   * Reads all that is needed to start the process again, before it is stopped.
   *
   * @param process which life of which process
   * @param logName names the log file for its output, when its own output was no file
   */
  Preparation prepare(ProcessIdentity process, String logName);

  /** Asks the process to end, waits, and makes it end; whether it is gone. */
  boolean stop(ProcessIdentity process);
}
