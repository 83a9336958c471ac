package dev.candor.metadata.probe;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/**
 * Opens the files that an engine was pointed to as the engine sees them: absolute paths below its
 * root, relative ones below its working directory.
 */
final class ProcessFiles implements Function<String, Optional<String>> {
  private static final int LIMIT_BYTES = 1024 * 1024;

  private final ProcFs proc;
  private final String pid;

  ProcessFiles(ProcFs proc, long pid) {
    this.proc = proc;
    this.pid = String.valueOf(pid);
  }

  @Override
  public Optional<String> apply(String path) {
    try {
      Path file =
          path.startsWith("/")
              ? proc.path(pid, "root").resolve(path.substring(1))
              : proc.path(pid, "cwd").resolve(path);
      if (!Files.isRegularFile(file) || Files.size(file) > LIMIT_BYTES) {
        return Optional.empty();
      }
      try (InputStream in = Files.newInputStream(file)) {
        return Optional.of(new String(in.readNBytes(LIMIT_BYTES), StandardCharsets.UTF_8));
      }
    } catch (IOException | java.nio.file.InvalidPathException e) {
      return Optional.empty();
    }
  }
}
