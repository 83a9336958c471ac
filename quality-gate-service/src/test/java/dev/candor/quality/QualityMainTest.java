package dev.candor.quality;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.quality.domain.GateItems;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class QualityMainTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void shouldPrintARightAnswerForEveryPrompt() throws Exception {
    // When
    int status = run("answers");

    // Then
    assertThat(status).isZero();
    Map<String, String> printed =
        new ObjectMapper().readValue(out.toByteArray(), new TypeReference<>() {});
    assertThat(printed).isEqualTo(GateItems.answers());
  }

  @Test
  void shouldEndWithStatusTwoForAnUnknownMode() {
    // When
    int status = run("dance", "now");

    // Then
    assertThat(status).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("unknown mode \"dance now\"");
  }

  private int run(String... args) {
    return QualityMain.oneShot(
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8),
        args);
  }
}
