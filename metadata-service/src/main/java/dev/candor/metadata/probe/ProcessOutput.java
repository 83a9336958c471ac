package dev.candor.metadata.probe;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a restarted process writes: to the files its predecessor wrote to, else to a log of ours.
 *
 * @param folder for logs of ours
 */
public record ProcessOutput(Path folder) {
  /**
   * The two files.
   *
   * @param standard of its standard output
   * @param error of its standard error
   */
  record Files(Path standard, Path error) {}

  Files of(ProcFs proc, String pid, String logName) {
    return new Files(
        regularFile(proc, pid, "1").orElseGet(() -> ours(logName)),
        regularFile(proc, pid, "2").orElseGet(() -> ours(logName)));
  }

  private Optional<Path> regularFile(ProcFs proc, String pid, String descriptor) {
    return proc.link(pid, "fd", descriptor)
        .filter(target -> target.startsWith("/"))
        .map(Path::of)
        .filter(java.nio.file.Files::isRegularFile);
  }

  private Path ours(String logName) {
    try {
      java.nio.file.Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException("the folder for engine logs cannot be made: " + folder, e);
    }
    return folder.resolve(logName.replaceAll("[^A-Za-z0-9._-]", "_") + ".log");
  }
}
