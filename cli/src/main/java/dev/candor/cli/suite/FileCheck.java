package dev.candor.cli.suite;

import dev.candor.cli.CliException;
import dev.candor.cli.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Asks load-service's program about a campaign before anything is started for it. */
public final class FileCheck {
  private FileCheck() {}

  /**
   * Makes sure that a campaign has no mistake.
   *
   * @param yaml its text
   * @param file where it stands as it is; empty when flags made it, so that it has no lines
   * @throws CliException with every mistake, a line each
   */
  public static void require(Project project, DataFolder data, String yaml, Optional<Path> file)
      throws IOException, InterruptedException {
    Programs programs = new Programs(project, AotCaches.none(project), false);
    Path copy = Files.createTempFile(data.root(), "campaign", ".yaml");
    try {
      Files.writeString(copy, yaml);
      Process process =
          new ProcessBuilder(programs.oneShot("load-service", List.of("check", copy.toString())))
              .redirectErrorStream(true)
              .start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() == ExitCode.BAD_INPUT) {
        throw CliException.badInput(
            file.map(original -> said.replace(copy.toString(), original.toString()))
                .orElseGet(() -> said.replaceAll(Pattern.quote(copy.toString()) + ":\\d+: ", ""))
                .strip());
      }
    } finally {
      Files.delete(copy);
    }
  }
}
