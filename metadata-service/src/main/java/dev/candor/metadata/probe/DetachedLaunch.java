package dev.candor.metadata.probe;

import dev.candor.metadata.domain.process.ProcessIdentity;
import dev.candor.metadata.service.ProcessControl;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Starts a command in a session of its own, so that it outlives this service. */
final class DetachedLaunch implements ProcessControl.Launch {
  private final ProcFs proc;
  private final List<String> command;
  private final Map<String, String> environment;
  private final String folder;
  private final ProcessOutput.Files output;

  DetachedLaunch(
      ProcFs proc,
      List<String> command,
      Map<String, String> environment,
      String folder,
      ProcessOutput.Files output) {
    this.proc = proc;
    this.command = List.copyOf(command);
    this.environment = Map.copyOf(environment);
    this.folder = folder;
    this.output = output;
  }

  @Override
  public ProcessIdentity start() {
    List<String> detached = new ArrayList<>();
    // setsid replaces itself, so the process id stays the one that is told here.
    Stream.of("/usr/bin/setsid", "/bin/setsid")
        .filter(tool -> Files.isExecutable(Path.of(tool)))
        .findFirst()
        .ifPresent(detached::add);
    detached.addAll(command);
    ProcessBuilder builder = new ProcessBuilder(detached);
    builder.environment().clear();
    builder.environment().putAll(environment);
    builder.directory(new File(folder));
    builder.redirectInput(new File("/dev/null"));
    builder.redirectOutput(ProcessBuilder.Redirect.appendTo(output.standard().toFile()));
    builder.redirectError(ProcessBuilder.Redirect.appendTo(output.error().toFile()));
    long pid;
    try {
      pid = builder.start().pid();
    } catch (IOException e) {
      throw new ProcessControl.LaunchFailed("the system refused: " + e.getMessage(), e);
    }
    return proc.identity(pid)
        .orElseThrow(
            () ->
                new ProcessControl.LaunchFailed(
                    "process " + pid + " ended at once; see " + output.error(),
                    new IOException("no /proc/" + pid)));
  }
}
