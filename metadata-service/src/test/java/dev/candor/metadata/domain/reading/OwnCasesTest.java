package dev.candor.metadata.domain.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OwnCasesTest {
  static List<CaseFile.Case> cases() throws IOException, URISyntaxException {
    Path folder =
        Path.of(Objects.requireNonNull(OwnCasesTest.class.getResource("/reading")).toURI());
    List<CaseFile.Case> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".jsonl")).sorted().toList()) {
        all.addAll(CaseFile.read(file));
      }
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void shouldReadEveryVariationAsItsEngineWould(CaseFile.Case one) {
    // When
    List<String> wrong = CaseFile.differences(one);

    // Then
    assertThat(wrong).isEmpty();
  }
}
