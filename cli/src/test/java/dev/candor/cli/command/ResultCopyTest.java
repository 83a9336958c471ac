package dev.candor.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultCopyTest {
  private static final String NAMED = "ab" + "0".repeat(62);
  private static final String OTHER = "cd" + "0".repeat(62);

  @TempDir Path folder;

  @Test
  void shouldCopyTheReportAndTheArtifactsThatItsResultNames() throws IOException {
    // Given
    Path report = Files.createDirectories(folder.resolve("reports/c-1/tables")).getParent();
    Files.writeString(report.resolve("index.html"), "page");
    Files.writeString(report.resolve("tables/windows.csv"), "rows");
    Files.writeString(
        report.resolve("result.json"),
        "{\"artifacts\": [{\"sha256\": \"%s\"}, {\"sha256\": \"../../etc\"}]}".formatted(NAMED));
    Path artifacts = folder.resolve("artifacts");
    for (String hash : new String[] {NAMED, OTHER}) {
      Files.createDirectories(artifacts.resolve(hash.substring(0, 2)));
      Files.writeString(artifacts.resolve(hash.substring(0, 2)).resolve(hash), "records");
    }
    Path out = folder.resolve("kept here");

    // When
    new ResultCopy(report, artifacts).to(out);

    // Then
    assertThat(out.resolve("index.html")).hasContent("page");
    assertThat(out.resolve("tables/windows.csv")).hasContent("rows");
    assertThat(out.resolve("artifacts/ab").resolve(NAMED)).hasContent("records");
    assertThat(out.resolve("artifacts/cd")).doesNotExist();
  }

  @Test
  void shouldCopyNothingWhenThereIsNoReport() throws IOException {
    // When
    new ResultCopy(folder.resolve("none"), folder.resolve("none")).to(folder.resolve("out"));

    // Then
    assertThat(folder.resolve("out")).isEmptyDirectory();
  }
}
