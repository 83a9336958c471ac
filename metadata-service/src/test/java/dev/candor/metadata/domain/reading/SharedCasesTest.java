package dev.candor.metadata.domain.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The project's own collection of cases, which stands beside the checkout where there is one. */
class SharedCasesTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("candor.root", ".."), "..", "shared", "cases");

  @Test
  void shouldReadEveryServeCommandOfTheCollection() throws IOException {
    // Given
    Path file = FOLDER.resolve("serve-commands.jsonl");
    Assumptions.assumeTrue(Files.exists(file), "no collection of cases beside this checkout");

    // When
    Map<String, List<String>> wrong = wrong(file);

    // Then
    assertThat(wrong).isEmpty();
  }

  @Test
  void shouldReadEveryLogLineOfTheCollection() throws IOException {
    // Given
    Path file = FOLDER.resolve("engine-logs.jsonl");
    Assumptions.assumeTrue(Files.exists(file), "no collection of cases beside this checkout");

    // When
    Map<String, List<String>> wrong = wrong(file);

    // Then
    assertThat(wrong).isEmpty();
  }

  private static Map<String, List<String>> wrong(Path file) throws IOException {
    Map<String, List<String>> wrong = new LinkedHashMap<>();
    for (CaseFile.Case one : CaseFile.read(file)) {
      List<String> differences = new ArrayList<>(CaseFile.differences(one));
      if (!differences.isEmpty()) {
        wrong.put(one.id(), differences);
      }
    }
    return wrong;
  }
}
