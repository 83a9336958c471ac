package dev.candor.load.client;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.load.reference.ReferenceOptions;
import dev.candor.load.reference.ReferenceServer;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeasureMainTest {
  private static final Pattern SPACE = Pattern.compile(" ");
  @TempDir private Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String line) {
    return MeasureMain.run(
        SPACE.split(line),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  @Test
  void shouldMeasureAndWriteItsFigures() throws Exception {
    // Given
    Path json = folder.resolve("out.json");
    try (ReferenceServer server =
        ReferenceServer.start(ReferenceOptions.defaults(), System::nanoTime)) {

      // When
      int status =
          run(
              "--endpoint "
                  + server.url()
                  + " --streams 4 --requests 12 --max-tokens 10 --json "
                  + json);

      // Then
      assertThat(status).isZero();
      JsonNode figures = new ObjectMapper().readTree(Files.readString(json));
      assertThat(figures.path("completed").asInt()).isEqualTo(12);
      assertThat(figures.path("failed").asInt()).isZero();
      assertThat(figures.path("cancelled").asInt()).isZero();
      assertThat(figures.path("tokens").asInt()).isEqualTo(120);
      assertThat(figures.path("ttft_p50_ms").isNumber()).isTrue();
      assertThat(figures.path("ttft_p99_ms").isNull()).isTrue();
      assertThat(figures.path("itl_p50_ms").isNumber()).isTrue();
      assertThat(figures.path("per_user_tps").isNumber()).isTrue();
      assertThat(figures.path("flags").isArray()).isTrue();
      assertThat(out.toString(StandardCharsets.UTF_8))
          .contains("not publishable (no configuration, no gate)");
    }
  }

  @Test
  void shouldFailWhenEveryRequestFailed() throws Exception {
    // Given
    String good =
        "data: {\"choices\":[{\"text\":\"a\",\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n";
    try (ScriptedServer server =
        ScriptedServer.thatTurns(
            ScriptedServer.stream(good),
            1,
            ScriptedServer.plain("500 No", "text/plain", "broken"))) {

      // When
      int status =
          run("--endpoint " + server.url() + " --model m --streams 1 --requests 3 --max-tokens 10");

      // Then
      assertThat(status).isEqualTo(1);
      assertThat(err.toString(StandardCharsets.UTF_8))
          .isEqualTo("measure: every request failed: 500 No: broken\n");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --streams 1 --requests 1 --max-tokens 1 | --endpoint is missing; see --help
          --endpoint http://h --requests 1 --max-tokens 1 | --streams is missing; see --help
          --endpoint http://h --streams 1 --max-tokens 1 | give either --window (with --ramp) or --requests; see --help
          --endpoint ftp://h --streams 1 --requests 1 --max-tokens 1 | endpoint: 'ftp://…' is not allowed; use http://HOST:PORT or https://HOST:PORT
          --endpoint http://h --streams 1 --requests 1 --max-tokens 1 --json /nowhere/at/all.json | --json /nowhere/at/all.json cannot be written; name a file in a folder that exists
          --endpoint http://h --streams 1 --requests 1 --max-tokens 1 --json / | --json / cannot be written; name a file in a folder that exists
          --endpoint http://h --streams 1 --requests 1 --max-tokens 1 --api-key-file /no/key | --api-key-file /no/key cannot be read; name a file that holds the key
          --endpoint http://h --streams 0 --requests 1 --max-tokens 1 | --streams: '0' is not allowed; use a whole number from 1 to 100000
          --endpoint http://h --streams 4 --requests 2 --max-tokens 1 | requests: 2 is less than the 4 streams; use as many or more
          --endpoint http://h --streams 1 --window 5 --max-tokens 1 | --window: '5' is not allowed; use a length such as 500ms, 20s or 2m
          """)
  void shouldSayWhatIsWrongWithItsArguments(String line, String message) {
    // When
    int status = run(line);

    // Then
    assertThat(status).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("measure: " + message + "\n");
  }
}
