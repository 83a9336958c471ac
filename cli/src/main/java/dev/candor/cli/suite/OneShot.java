package dev.candor.cli.suite;

import dev.candor.cli.CliException;
import dev.candor.cli.ExitCode;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Runs a service's program in front of the person: same input, same output, same exit status. */
public final class OneShot {
  private OneShot() {}

  /**
   * Runs a program to its end.
   *
   * @param service whose program
   * @param arguments mode and arguments
   * @param measuring whether its own speed decides what it can measure
   * @return its exit status
   */
  public static int run(
      Project project, String service, List<String> arguments, boolean measuring) {
    return run(project, service, arguments, measuring, Map.of());
  }

  /** The same, with variables for the program beside our own. */
  public static int run(
      Project project,
      String service,
      List<String> arguments,
      boolean measuring,
      Map<String, String> variables) {
    Programs programs = new Programs(project, AotCaches.none(project), false);
    List<String> command =
        measuring ? programs.measuring(service, arguments) : programs.oneShot(service, arguments);
    try {
      ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
      builder.environment().putAll(variables);
      return builder.start().waitFor();
    } catch (IOException e) {
      throw CliException.noGround("%s cannot be started: %s".formatted(service, e.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitCode.INTERRUPTED;
    }
  }
}
