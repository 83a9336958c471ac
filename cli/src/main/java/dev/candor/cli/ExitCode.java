package dev.candor.cli;

/** What a caller can tell from the exit status; {@code --help} prints this list. */
public final class ExitCode {
  /** All is well. */
  public static final int DONE = 0;

  /** The campaign failed or was cancelled, or a command could not do what was asked. */
  public static final int FAILED = 1;

  /** A mistake in the arguments or in a campaign file. */
  public static final int BAD_INPUT = 2;

  /** The machine is not ready: JDK, ports, data folder, a process that does not start. */
  public static final int NO_GROUND = 3;

  /** The quality gate refused the endpoint, so nothing was timed. */
  public static final int REFUSED = 4;

  /** Stopped by Ctrl-C or SIGTERM; {@code --resume} goes on. */
  public static final int INTERRUPTED = 130;

  private ExitCode() {}
}
