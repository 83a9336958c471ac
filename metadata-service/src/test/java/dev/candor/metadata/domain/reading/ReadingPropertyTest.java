package dev.candor.metadata.domain.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.metadata.domain.reading.shell.ShellCommand;
import dev.candor.metadata.domain.reading.shell.ShellReader;
import dev.candor.metadata.domain.reading.shell.Word;
import dev.candor.metadata.domain.reading.text.Json;
import dev.candor.metadata.domain.reading.text.JsonText;
import dev.candor.metadata.domain.reading.text.PythonRepr;
import dev.candor.metadata.inspect.BatchReading;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ReadingPropertyTest {
  private static final List<String> FORMS =
      List.of("argv", "shell", "docker", "compose", "pod", "env", "log");

  @Property(tries = 300)
  void shouldGiveOneJsonObjectForAnyBytes(
      @ForAll byte[] bytes, @ForAll("forms") String form, @ForAll Engine engine) {
    // Given
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("id", "x");
    line.put("form", form);
    line.put("engine", engine.wireName());
    line.put("input", new String(bytes, StandardCharsets.ISO_8859_1));

    // When
    String out = BatchReading.line(CaseFile.SECRETS, JsonText.of(line));

    // Then
    assertThat(Json.parse(out)).get().isInstanceOf(Map.class);
  }

  @Property(tries = 300)
  void shouldNeverThrowOnPiecesOfCommandLines(
      @ForAll("fragments") List<String> words, @ForAll Engine engine) {
    // Given
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("form", words.size() % 2 == 0 ? "argv" : "shell");
    line.put("engine", engine.wireName());
    line.put("input", words.size() % 2 == 0 ? words : String.join(" ", words));

    // When
    Object out = Json.parse(BatchReading.line(CaseFile.SECRETS, JsonText.of(line))).orElseThrow();

    // Then
    assertThat(out)
        .isInstanceOfSatisfying(Map.class, map -> assertThat(map).doesNotContainKey("error"));
  }

  @Property(tries = 500)
  void shouldSplitWhatWasQuotedBackIntoTheSameWords(@ForAll("words") List<String> words) {
    // Given
    String line =
        "program "
            + String.join(
                " ", words.stream().map(word -> "'" + word.replace("'", "'\\''") + "'").toList());

    // When
    List<ShellCommand> commands = ShellReader.read(line, Map.of(), List.of(), true).commands();

    // Then
    assertThat(commands).hasSize(1);
    assertThat(commands.getFirst().words().stream().skip(1).map(Word::text))
        .containsExactlyElementsOf(words);
  }

  @Property(tries = 500)
  void shouldReadBackTheJsonItWrites(@ForAll("json") Object value) {
    assertThat(Json.parse(JsonText.of(value))).contains(value);
  }

  @Property(tries = 300)
  void shouldReadAnyTextAsAPythonValueWithoutFailing(@ForAll String text) {
    assertThat(PythonRepr.value("{'a': " + text)).isNotNull();
  }

  @Provide
  Arbitrary<String> forms() {
    return Arbitraries.of(FORMS);
  }

  @Provide
  Arbitrary<List<String>> words() {
    return Arbitraries.strings()
        .withChars("ab{}\",$'\\ \t#;&|<>()=~*")
        .ofMinLength(1)
        .ofMaxLength(12)
        .list()
        .ofMaxSize(5);
  }

  @Provide
  Arbitrary<List<String>> fragments() {
    return Arbitraries.of(
            "vllm",
            "serve",
            "python",
            "-m",
            "sglang.launch_server",
            "llama-server",
            "trtllm-serve",
            "docker",
            "run",
            "-e",
            "A=1",
            "--config",
            "-cc.a.b",
            "-sc.x+",
            "--model",
            "=",
            "--=",
            "-",
            "--",
            "-O",
            "-O3",
            "{a,b}",
            "$X",
            "${Y:-1}",
            "$(z)",
            "'",
            "\"",
            "--port",
            "x",
            "-1",
            "--tp",
            "-fa",
            "on",
            "--sharded",
            "--api-key",
            "bash",
            "-c",
            "a=b",
            "--no-",
            "..",
            "-.",
            "‹secret:12›")
        .list()
        .ofMaxSize(12);
  }

  @Provide
  Arbitrary<Object> json() {
    Arbitrary<Object> scalars =
        Arbitraries.oneOf(
            Arbitraries.strings().map(text -> text),
            Arbitraries.longs().map(number -> number),
            Arbitraries.of(true, false),
            Arbitraries.doubles()
                .between(-1e9, 1e9)
                .ofScale(3)
                .filter(number -> number != Math.rint(number))
                .map(number -> number));
    return Arbitraries.oneOf(
        scalars,
        scalars.list().ofMaxSize(4).map(list -> list),
        Arbitraries.maps(Arbitraries.strings().alpha().ofMaxLength(5), scalars)
            .ofMaxSize(4)
            .map(map -> map));
  }
}
