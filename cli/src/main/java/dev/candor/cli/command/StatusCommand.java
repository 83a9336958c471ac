package dev.candor.cli.command;

import dev.candor.cli.ExitCode;
import dev.candor.cli.suite.DataFolder;
import dev.candor.cli.suite.Memory;
import dev.candor.cli.suite.ProcessRecord;
import dev.candor.cli.suite.SuiteState;
import dev.candor.cli.view.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the processes. */
@Command(
    name = "status",
    mixinStandardHelpOptions = true,
    description = "List the suite's processes: pid, port, memory, health.")
final class StatusCommand implements Callable<Integer> {
  @Mixin private DataOption data = new DataOption();

  @Override
  public Integer call() {
    DataFolder folder = data.open();
    Optional<SuiteState> state = SuiteState.read(folder).filter(SuiteState::isRunning);
    if (state.isEmpty()) {
      System.out.println("Nothing runs on " + folder.root() + ".");
      return ExitCode.FAILED;
    }
    List<List<String>> rows = new ArrayList<>();
    rows.add(row(state.get().owner()));
    state.get().processes().forEach(process -> rows.add(row(process)));
    System.out.println(
        "mode %s, page %s/, data %s"
            .formatted(state.get().mode(), state.get().ports().reportUrl(), folder.root()));
    TextTable.of(List.of("process", "pid", "port", "memory", "health"), rows)
        .forEach(System.out::println);
    return ExitCode.DONE;
  }

  private static List<String> row(ProcessRecord process) {
    return List.of(
        process.name(),
        String.valueOf(process.pid()),
        process.port() == 0 ? "" : String.valueOf(process.port()),
        process.alive().flatMap(p -> Memory.residentMiB(p.pid())).map(m -> m + " MiB").orElse(""),
        Health.of(process));
  }
}
