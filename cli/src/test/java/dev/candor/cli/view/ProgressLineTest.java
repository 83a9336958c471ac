package dev.candor.cli.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void shouldTellProgressAsTheProducersSampleHasIt() throws IOException {
    // Given
    JsonNode sample =
        JSON.readTree(
            Path.of(
                    "../load-service/src/main/resources/contracts/samples/campaign-progressed.v1.json")
                .toFile());

    // When
    String line = ProgressLine.of(sample);

    // Then
    assertThat(line).startsWith("repeat 1 of 3").contains("window 0/").contains("tokens/s");
  }

  @Test
  void shouldSayDurationsAsAPersonDoes() {
    // When
    String text =
        ProgressLine.duration(8.4)
            + ", "
            + ProgressLine.duration(95)
            + ", "
            + ProgressLine.duration(7260);

    // Then
    assertThat(text).isEqualTo("8 s, 1 min 35 s, 2 h 01 min");
  }

  @Test
  void shouldMarkWarningsOfTheLog() throws IOException {
    // Given
    JsonNode line =
        JSON.readTree(
            """
            {"at":"2026-12-01T16:14:00.123Z","severity":"warning","text":"worker lost"}""");

    // When
    String text = EventLines.log(line);

    // Then
    assertThat(text).isEqualTo("  16:14:00  warning: worker lost");
  }

  @Test
  void shouldKeepControlCharactersOutOfPlainOutput() {
    // Given
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Console console = new Console(new PrintStream(bytes, true, StandardCharsets.UTF_8), false);

    // When
    console.status("starting", true);
    console.status("starting, 1 s", false);
    console.line("done");
    console.clear();

    // Then
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .isEqualToNormalizingNewlines("starting\ndone\n");
  }
}
