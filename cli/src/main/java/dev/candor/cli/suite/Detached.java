package dev.candor.cli.suite;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts this program once more so that it survives the terminal. */
public final class Detached {
  private Detached() {}

  /** Starts it with the given arguments; its output goes to a log. */
  public static Process start(Project project, List<String> arguments, Path log)
      throws IOException {
    List<String> command = new ArrayList<>();
    if (ChildLauncher.onPath("setsid")) {
      command.add("setsid");
    } else {
      command.add("nohup");
    }
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx128m"));
    command.add("-D" + Project.ROOT_PROPERTY + "=" + project.root());
    command.addAll(List.of("-jar", project.root().resolve("cli/target/cli.jar").toString()));
    command.addAll(arguments);
    return new ProcessBuilder(command)
        .redirectInput(Redirect.from(new File("/dev/null")))
        .redirectErrorStream(true)
        .redirectOutput(Redirect.appendTo(log.toFile()))
        .start();
  }
}
