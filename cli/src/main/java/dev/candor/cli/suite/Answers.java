package dev.candor.cli.suite;

import dev.candor.cli.CliException;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/** The gate's right answers, so that the reference server passes a real gate. */
final class Answers {
  private static final String SERVICE = "quality-gate-service";

  private Answers() {}

  /**
   * The reference server's arguments with the answers' file added; the file is made once a build.
   */
  static List<String> arguments(Programs programs, DataFolder data, List<String> timing) {
    try {
      Path program =
          programs.natively()
              ? programs.project().executable(SERVICE)
              : programs.project().jar(SERVICE);
      Path file =
          data.root()
              .resolve("answers-%x.json".formatted(Files.getLastModifiedTime(program).toMillis()));
      if (!Files.exists(file)) {
        make(programs, file, SuiteOptions.log(data, "answers"));
      }
      List<String> all = new ArrayList<>(timing);
      all.addAll(List.of("--answers", file.toString()));
      return List.copyOf(all);
    } catch (IOException e) {
      throw CliException.noGround("The gate's answers cannot be kept: " + e.getMessage());
    }
  }

  private static void make(Programs programs, Path file, Path log) throws IOException {
    Path fresh = Files.createTempFile(file.getParent(), "answers", ".new");
    Process process =
        new ProcessBuilder(programs.oneShot(SERVICE, List.of("answers")))
            .redirectOutput(fresh.toFile())
            .redirectError(Redirect.to(log.toFile()))
            .start();
    try {
      if (process.waitFor() != 0) {
        throw CliException.noGround(
            "%s cannot give the gate's answers:%n%s".formatted(SERVICE, LogTail.of(log, 10)));
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      throw CliException.noGround("Interrupted while starting.");
    }
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
  }
}
