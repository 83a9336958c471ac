package dev.candor.cli.command;

import dev.candor.cli.ExitCode;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/** Prints a completion script for the shell. */
@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    description = "Print a completion script for bash and zsh.",
    footer = {"", "Use it: source <(./candor completion)"})
final class CompletionCommand implements Callable<Integer> {
  private final CommandSpec spec;

  CompletionCommand(CommandSpec spec) {
    this.spec = spec;
  }

  @Override
  public Integer call() {
    System.out.print(AutoComplete.bash("candor", spec.commandLine()));
    return ExitCode.DONE;
  }
}
