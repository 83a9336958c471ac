package dev.candor.cli.command;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;

/**
 * A copy of what a campaign brought that stands alone: page, result, tables, and every artifact
 * that the result names, under the same names as in the data folder.
 *
 * @param report the campaign's folder of pages and results
 * @param artifacts where artifacts lie, by their SHA-256
 */
record ResultCopy(Path report, Path artifacts) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String RESULT = "result.json";
  private static final String HASH = "[0-9a-f]{64}";

  void to(Path folder) throws IOException {
    Files.createDirectories(folder);
    if (!Files.isDirectory(report)) {
      return;
    }
    try (Stream<Path> files = Files.walk(report)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        copy(file, folder.resolve(report.relativize(file).toString()));
      }
    }
    Path result = report.resolve(RESULT);
    if (Files.exists(result)) {
      for (JsonNode artifact : JSON.readTree(result.toFile()).path("artifacts")) {
        String hash = artifact.path("sha256").asText();
        Path stored = Path.of(hash.matches(HASH) ? hash.substring(0, 2) : "", hash);
        if (hash.matches(HASH) && Files.exists(artifacts.resolve(stored))) {
          copy(artifacts.resolve(stored), folder.resolve("artifacts").resolve(stored));
        }
      }
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    Path parent = to.getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
  }
}
