package dev.candor.metadata.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.metadata.domain.reading.text.Json;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InspectMainTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  @TempDir Path folder;

  private int inspect(String input, Map<String, InspectSource> sources, String... arguments) {
    PrintStream printed = new PrintStream(out, true, StandardCharsets.UTF_8);
    PrintStream complained = new PrintStream(err, true, StandardCharsets.UTF_8);
    ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    return new InspectMain(printed, complained, in, sources, new byte[] {1})
        .inspect(List.of(arguments));
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void shouldPrintATableForPeople() {
    // When
    int code =
        inspect("vllm serve a/b -tp 2 --api-key k", Map.of(), "shell", "--engine", "vllm", "-");

    // Then
    assertThat(code).isZero();
    assertThat(out())
        .contains("engine: vllm")
        .containsPattern("tensor_parallel +2 +shell argv\\[4\\]")
        .contains("secret: flag:--api-key ‹secret:");
  }

  @Test
  void shouldPrintOneJsonObject() {
    // When
    int code =
        inspect("", Map.of(), "argv", "--json", "--", "llama-server", "-m", "x.gguf", "-c", "10");

    // Then
    assertThat(code).isZero();
    assertThat((Map<?, ?>) Json.parse(out().strip()).orElseThrow())
        .satisfies(
            json ->
                assertThat(json.keySet().toString())
                    .contains(
                        "engine",
                        "fields",
                        "evidence",
                        "unresolved",
                        "conflicts",
                        "secrets",
                        "warnings"));
  }

  @Test
  void shouldReadManyInputsAndSurviveABadLine() throws IOException {
    // Given
    Path file = folder.resolve("many.jsonl");
    Files.writeString(
        file,
        "{\"id\":\"a\",\"engine\":\"vllm\",\"form\":\"argv\",\"input\":[\"vllm\",\"serve\",\"m\"]}\nnot json\n\n{\"id\":\"b\",\"form\":\"nope\",\"input\":1}\n{\"id\":\"c\",\"engine\":\"sglang\",\"line\":\"[2025-02-17 05:27:32] The server is fired up and ready to roll!\"}\n");

    // When
    int code = inspect("", Map.of(), "batch", file.toString());

    // Then
    assertThat(code).isZero();
    List<String> lines = out().lines().toList();
    assertThat(lines).hasSize(4);
    assertThat(lines.get(0)).contains("\"id\": \"a\"", "\"model\": \"m\"");
    assertThat(lines.get(1)).contains("\"error\": \"line 2: not a JSON object\"");
    assertThat(lines.get(2)).contains("\"id\": \"b\"", "\"error\"");
    assertThat(lines.get(3)).contains("\"ready\": true");
  }

  @Test
  void shouldReadAnArgumentVectorAsProcShowsIt() {
    // When
    int code = inspect("vllm\0serve\0a/b\0--port\0001\0", Map.of(), "argv");

    // Then
    assertThat(code).isZero();
    assertThat(out()).containsPattern("model +a/b");
  }

  @Test
  void shouldEndWithTwoOnAWrongCommandLine() {
    assertThat(inspect("", Map.of(), "shell", "--nope")).isEqualTo(2);
    assertThat(inspect("", Map.of(), "shell", "--engine", "nope")).isEqualTo(2);
    assertThat(inspect("", Map.of(), "nonsense")).isEqualTo(2);
    assertThat(inspect("", Map.of(), "batch")).isEqualTo(2);
    assertThat(inspect("", Map.of())).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains("Usage: inspect")
        .contains("\"nope\" is not known");
  }

  @Test
  void shouldEndWithOneWhenTheFileCannotBeRead() {
    assertThat(inspect("", Map.of(), "batch", folder.resolve("none").toString())).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("cannot read");
  }

  @Test
  void shouldSayWhatIsWrongWithAnInput() {
    // When
    int code = inspect("a: [b", Map.of(), "pod");

    // Then
    assertThat(code).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("inspect: the input cannot be read as pod: line 1")
        .hasLineCount(1);
  }

  @Test
  void shouldSayWhyAFileCannotBeOpened() {
    // When
    inspect("", Map.of(), "log", folder.resolve("none").toString());
    inspect("", Map.of(), "log", folder.toString());

    // Then
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains("none: there is no such file")
        .contains(folder + " is a folder");
  }

  @Test
  void shouldReadConfigurationFilesBelowAGivenRoot() throws IOException {
    // Given
    Files.writeString(folder.resolve("c.yaml"), "model: from/file\n");

    // When
    inspect(
        "",
        Map.of(),
        "argv",
        "--root",
        folder.toString(),
        "--",
        "vllm",
        "serve",
        "--config",
        "/c.yaml");

    // Then
    assertThat(out()).containsPattern("model +from/file +config-file /c.yaml line 1");
  }

  @Test
  void shouldHandOtherSourcesToWhoeverPluggedThemIn() {
    // Given
    InspectSource source =
        (operands, context) -> {
          throw new IOException("port " + operands + " is closed");
        };

    // When
    int code = inspect("", Map.of("port", source), "port", "8000");

    // Then
    assertThat(code).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("port [8000] is closed");
  }
}
