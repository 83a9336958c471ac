package dev.candor.cli.command;

import dev.candor.cli.CliException;
import dev.candor.cli.ExitCode;
import dev.candor.cli.suite.DataFolder;
import dev.candor.cli.suite.Detached;
import dev.candor.cli.suite.LogTail;
import dev.candor.cli.suite.Ports;
import dev.candor.cli.suite.Project;
import dev.candor.cli.suite.SuiteState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Leaves the suite running behind the terminal. */
@Command(
    name = "up",
    mixinStandardHelpOptions = true,
    description = "Start the suite and leave it running, with its pages.",
    footer = {"", "Stop it with ./candor down; look at it with ./candor status."})
final class UpCommand implements Callable<Integer> {
  private static final long POLL_MS = 50;

  @Option(
      names = "--port-base",
      paramLabel = "PORT",
      description = "First of nine successive ports (default: any free ones).")
  private @Nullable Integer portBase;

  @Option(names = "--native", description = "Use the native executables (./candor native).")
  private boolean natively;

  @Mixin private DataOption data = new DataOption();

  @Override
  public Integer call() throws IOException, InterruptedException {
    DataFolder folder = data.open();
    Optional<SuiteState> running = SuiteState.read(folder).filter(SuiteState::isRunning);
    if (running.isPresent() && running.get().mode().equals("run")) {
      throw CliException.noGround(
          "A ./candor run (process %d) uses %s; wait for its end, or use --data DIR."
              .formatted(running.get().owner().pid(), folder.root()));
    }
    SuiteState state = running.isPresent() ? running.get() : start(folder);
    print(folder, state.ports());
    return ExitCode.DONE;
  }

  private SuiteState start(DataFolder folder) throws IOException, InterruptedException {
    if (portBase != null) {
      Ports.from(portBase);
    }
    if (natively) {
      Project.current().requireExecutables();
    }
    Path log = folder.logs().resolve("candor.log");
    Files.deleteIfExists(log);
    List<String> arguments = new ArrayList<>(List.of("supervise", "--data"));
    arguments.add(folder.root().toString());
    if (portBase != null) {
      arguments.addAll(List.of("--port-base", portBase.toString()));
    }
    if (natively) {
      arguments.add("--native");
    }
    Process process = Detached.start(Project.current(), arguments, log);
    while (true) {
      Optional<SuiteState> state = SuiteState.read(folder).filter(SuiteState::ready);
      if (state.isPresent() && state.get().isRunning()) {
        return state.get();
      }
      if (!process.isAlive()) {
        throw CliException.noGround(LogTail.of(log, 30));
      }
      Thread.sleep(POLL_MS);
    }
  }

  private static void print(DataFolder folder, Ports ports) {
    System.out.printf(
        """
        The suite is up.
          page             %s/
          load-service     %s/swagger-ui
          metadata-service %s/swagger-ui
          quality-gate     %s/swagger-ui
          report-service   %s/swagger-ui
          reference server %s/v1
          token            %s (every write needs it: Authorization: Bearer …)
        Submit a campaign: ./candor campaign submit examples/demo.yaml
        Stop it:           ./candor down
        """,
        ports.reportUrl(),
        ports.loadUrl(),
        ports.metadataUrl(),
        ports.qualityUrl(),
        ports.reportUrl(),
        ports.referenceUrl(),
        folder.tokenFile());
  }
}
