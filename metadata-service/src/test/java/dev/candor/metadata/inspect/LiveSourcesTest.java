package dev.candor.metadata.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.infrastructure.FreePorts;
import dev.candor.metadata.domain.reading.text.Json;
import dev.candor.metadata.engine.TinyEngineProcess;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Live sources on a small engine of our own and this machine's own processes. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "processes are read from /proc")
class LiveSourcesTest {
  private static final byte[] KEY = {1};

  @TempDir static Path folder;
  private static TinyEngineProcess engine;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeAll
  static void startAnEngine() throws IOException {
    engine = TinyEngineProcess.start(folder.resolve("engine.log"), Map.of(), "--ttft", "7ms");
  }

  @AfterAll
  static void stopTheEngine() {
    engine.close();
  }

  private int inspect(String... arguments) {
    PrintStream printed = new PrintStream(out, true, StandardCharsets.UTF_8);
    PrintStream complained = new PrintStream(err, true, StandardCharsets.UTF_8);
    Map<String, InspectSource> live =
        new LiveSources(Path.of("/proc"), KEY, Clock.systemUTC()).byName();
    return new InspectMain(printed, complained, InputStream.nullInputStream(), live, KEY)
        .inspect(List.of(arguments));
  }

  @Test
  void shouldReadAnEndpointWithItsProcess() {
    // When
    int code = inspect("endpoint", engine.url());

    // Then
    assertThat(code).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("process: " + engine.pid())
        .contains("READ FROM");
  }

  @Test
  void shouldReadTheProcessBehindAPortAsJson() {
    // When
    int code = inspect("port", "--json", String.valueOf(engine.port()));

    // Then
    assertThat(code).isZero();
    Object json = Json.parse(out.toString(StandardCharsets.UTF_8)).orElseThrow();
    assertThat(((Map<?, ?>) json).get("process").toString()).contains("pid=" + engine.pid());
  }

  @Test
  void shouldReadAProcessByItsNumber() {
    // When
    int code = inspect("pid", String.valueOf(engine.pid()));

    // Then
    assertThat(code).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("engine: candor-reference")
        .containsPattern("reference_ttft +7ms +process argv");
  }

  @Test
  void shouldSayWhatDoesNotAnswer() {
    // Given
    int closed = FreePorts.take(1).getFirst();

    // When
    int endpoint = inspect("endpoint", "http://127.0.0.1:" + closed);
    int port = inspect("port", String.valueOf(closed));
    int process = inspect("pid", "2147483647");

    // Then
    assertThat(List.of(endpoint, port, process)).containsOnly(1);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains("told nothing of an engine")
        .contains("nothing listens on port " + closed)
        .contains("there is no process 2147483647");
  }

  @Test
  void shouldRefuseOperandsThatCannotBe() {
    assertThat(inspect("endpoint", "ftp://host")).isEqualTo(2);
    assertThat(inspect("endpoint")).isEqualTo(2);
    assertThat(inspect("port", "70000")).isEqualTo(2);
    assertThat(inspect("pid", "one")).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains("use http or https")
        .contains("name one URL")
        .contains("from 1 to 65535");
  }
}
