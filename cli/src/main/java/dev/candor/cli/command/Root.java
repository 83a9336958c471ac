package dev.candor.cli.command;

import dev.candor.cli.CliException;
import dev.candor.cli.ExitCode;
import dev.candor.cli.IoSentence;
import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The commands, put together. */
@Command(
    name = "candor",
    mixinStandardHelpOptions = true,
    version = "candor 0.1.0",
    synopsisSubcommandLabel = "COMMAND",
    description = "Measures LLM inference endpoints, and says what may be quoted.",
    subcommands = {
      RunCommand.class,
      CheckCommand.class,
      UpCommand.class,
      DownCommand.class,
      StatusCommand.class,
      LogsCommand.class,
      CampaignCommand.class,
      SuperviseCommand.class
    },
    footer = {
      "",
      "Of the script itself: build, test, native [SERVICE ...] (./candor native --help).",
      "",
      "Examples:",
      "  ./candor run examples/demo.yaml      a whole campaign; needs no engine",
      "  ./candor run --endpoint http://127.0.0.1:8000 --levels 1,4,16 --repeats 3",
      "  ./candor check examples/vllm.yaml    every mistake at once, with its line",
      "  ./candor up                          leave the suite running, with its pages",
      "",
      "Exit status:",
      "  0    done",
      "  1    the campaign failed or was cancelled, or a command could not do what was asked",
      "  2    bad input: arguments or campaign file",
      "  3    this machine lacks something: JDK, port, data folder, a process that starts",
      "  4    the quality gate refused the endpoint",
      "  130  interrupted; run --resume goes on",
      "",
      "Environment: CANDOR_DATA (data folder), CANDOR_AOT=off (no start-up caches), JAVA_HOME."
    })
public final class Root {
  private Root() {}

  /** The command line, ready to execute. */
  public static CommandLine commandLine() {
    CommandLine root = new CommandLine(new Root());
    root.addSubcommand(new CompletionCommand(root.getCommandSpec()));
    root.addSubcommand(PassThrough.commandLine(new PassThrough.Measure()));
    root.addSubcommand(PassThrough.commandLine(new PassThrough.Inspect()));
    root.setUsageHelpWidth(100);
    // An argument that begins with @ belongs to the engine whose command line is inspected.
    root.setExpandAtFiles(false);
    root.setParameterExceptionHandler(Root::mistake);
    root.setExecutionExceptionHandler(
        (exception, command, parsed) -> {
          if (exception instanceof CliException expected) {
            command.getErr().println(expected.getMessage());
            return expected.exitCode();
          }
          if (exception instanceof IOException io) {
            command.getErr().println(IoSentence.of(io));
            return ExitCode.FAILED;
          }
          command.getErr().println("This should not have happened; please report it:");
          exception.printStackTrace(command.getErr());
          return ExitCode.FAILED;
        });
    return root;
  }

  /** One line that names the mistake, one that helps on: a whole page of usage would hide both. */
  private static int mistake(ParameterException e, String[] arguments) {
    CommandLine command = e.getCommandLine();
    PrintWriter err = command.getErr();
    boolean unmatched = e instanceof UnmatchedArgumentException;
    if (!command.getSubcommands().isEmpty() && !unmatched) {
      command.usage(err);
      return ExitCode.BAD_INPUT;
    }
    boolean atRoot = command.getParent() == null;
    if (atRoot && e instanceof UnmatchedArgumentException unknown) {
      err.println("There is no command '%s'.".formatted(unknown.getUnmatched().getFirst()));
    } else {
      err.println(e.getMessage());
    }
    UnmatchedArgumentException.printSuggestions(e, err);
    err.println("See ./" + command.getCommandSpec().qualifiedName() + " --help.");
    return ExitCode.BAD_INPUT;
  }
}
