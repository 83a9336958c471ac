package dev.candor.cli.command;

import dev.candor.cli.suite.OneShot;
import dev.candor.cli.suite.Project;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * A command that is a mode of a service's own program: its arguments are that program's business.
 */
abstract class PassThrough implements Callable<Integer> {
  /** No system lets a program be started with this as an argument. */
  private static final String NO_ARGUMENT = "\0";

  @Parameters(arity = "0..*", paramLabel = "ARGUMENT", description = "See --help of the mode.")
  private List<String> arguments = List.of();

  /** The command with every argument left as it is, {@code --} too: the mode reads it. */
  static CommandLine commandLine(PassThrough command) {
    CommandLine line = new CommandLine(command).setUnmatchedOptionsArePositionalParams(true);
    line.getCommandSpec().parser().endOfOptionsDelimiter(NO_ARGUMENT);
    return line;
  }

  abstract String service();

  abstract String mode();

  abstract boolean measuring();

  /** What the program is told beside its arguments. */
  Map<String, String> variables() {
    return Map.of();
  }

  @Override
  public Integer call() {
    List<String> all = new ArrayList<>(List.of(mode()));
    all.addAll(arguments);
    return OneShot.run(Project.current(), service(), all, measuring(), variables());
  }

  /** Measures one level, without any service. */
  @Command(name = "measure", description = "Measure one level of an endpoint, without the suite.")
  static final class Measure extends PassThrough {
    @Override
    String service() {
      return "load-service";
    }

    @Override
    String mode() {
      return "measure";
    }

    @Override
    boolean measuring() {
      return true;
    }
  }

  /** Reads a configuration, without any service. */
  @Command(name = "inspect", description = "Read an engine's configuration, without the suite.")
  static final class Inspect extends PassThrough {
    @Override
    String service() {
      return "metadata-service";
    }

    @Override
    String mode() {
      return "inspect";
    }

    /** The same secret is marked as it is in the suite's own captures. */
    @Override
    Map<String, String> variables() {
      return Map.of("CANDOR_DATA_DIR", new DataOption().path().toString());
    }

    @Override
    boolean measuring() {
      return false;
    }
  }
}
