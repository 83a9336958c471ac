package dev.candor.report.persistence;

import dev.candor.report.config.ReportConfig;
import dev.candor.report.service.ReportFiles;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Reports as files under {@code reports/<campaign>/} of the data folder. */
@ApplicationScoped
class FileReports implements ReportFiles {
  private final Path folder;

  FileReports(ReportConfig config) {
    this.folder = config.dataDir().resolve("reports");
  }

  @Override
  public void write(String campaignId, Map<String, String> files) {
    files.forEach((name, text) -> write(path(campaignId, name), text));
  }

  private static void write(Path target, String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      SafeFiles.keep(SafeFiles.beside(target, out -> out.write(bytes)), target);
    } catch (IOException e) {
      throw SafeFiles.failure(target.toString(), e);
    }
  }

  @Override
  public Optional<String> read(String campaignId, String file) {
    Path path = path(campaignId, file);
    if (!Files.isRegularFile(path)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Files.readString(path, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(path + " cannot be read", e);
    }
  }

  private Path path(String campaignId, String file) {
    if (!campaignId.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,127}")) {
      throw new IllegalArgumentException(
          "campaign_id: '" + campaignId + "' cannot name a folder; use letters, digits, . _ -");
    }
    return folder.resolve(campaignId).resolve(file);
  }
}
