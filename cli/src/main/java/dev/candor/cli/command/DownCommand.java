package dev.candor.cli.command;

import dev.candor.cli.ExitCode;
import dev.candor.cli.suite.DataFolder;
import dev.candor.cli.suite.Leftovers;
import dev.candor.cli.suite.SuiteState;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Stops what {@code up} started. */
@Command(
    name = "down",
    mixinStandardHelpOptions = true,
    description = "Stop the suite that up left running.")
final class DownCommand implements Callable<Integer> {
  private static final long LIMIT_S = 60;

  @Mixin private DataOption data = new DataOption();

  @Override
  public Integer call() throws IOException {
    DataFolder folder = data.open();
    Optional<SuiteState> state = SuiteState.read(folder);
    if (state.isEmpty()) {
      System.out.println("Nothing runs on " + folder.root() + ".");
      return ExitCode.DONE;
    }
    Optional<ProcessHandle> owner = state.get().owner().alive();
    owner.ifPresent(ProcessHandle::destroy);
    owner.ifPresent(
        process -> process.onExit().completeOnTimeout(process, LIMIT_S, TimeUnit.SECONDS).join());
    owner.filter(ProcessHandle::isAlive).ifPresent(ProcessHandle::destroyForcibly);
    int left = Leftovers.end(state.get());
    SuiteState.clear(folder);
    System.out.println(
        left == 0 ? "Stopped." : "Stopped; %d processes were left and are ended.".formatted(left));
    return ExitCode.DONE;
  }
}
