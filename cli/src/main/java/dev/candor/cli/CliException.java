package dev.candor.cli;

/** An expected bad day: one sentence for the person, and the exit status that goes with it. */
public final class CliException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int exitCode;

  private CliException(int exitCode, String sentence) {
    super(sentence);
    this.exitCode = exitCode;
  }

  /** The campaign, or what was asked, failed. */
  public static CliException failed(String sentence) {
    return new CliException(ExitCode.FAILED, sentence);
  }

  /** What was typed or written is wrong. */
  public static CliException badInput(String sentence) {
    return new CliException(ExitCode.BAD_INPUT, sentence);
  }

  /** This machine lacks something. */
  public static CliException noGround(String sentence) {
    return new CliException(ExitCode.NO_GROUND, sentence);
  }

  /** The exit status, one of {@link ExitCode}. */
  public int exitCode() {
    return exitCode;
  }
}
