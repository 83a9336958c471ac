package dev.candor.cli.command;

import dev.candor.cli.suite.DataFolder;
import dev.candor.cli.suite.Project;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the data lies: {@code --data}, else {@code CANDOR_DATA}, else the project's own folder. */
final class DataOption {
  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Data folder (default: CANDOR_DATA, else .candor/data in the project).")
  private @Nullable Path given;

  DataFolder open() {
    return DataFolder.open(path());
  }

  Path path() {
    if (given != null) {
      return given;
    }
    String named = System.getenv().getOrDefault("CANDOR_DATA", "");
    return named.isEmpty() ? Project.current().root().resolve(".candor/data") : Path.of(named);
  }
}
