package dev.candor.load.service;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.load.domain.campaign.file.Reading;
import dev.candor.load.domain.campaign.file.Violation;
import dev.candor.load.domain.campaign.spec.CampaignSpec;
import dev.candor.load.domain.campaign.spec.Shape;
import dev.candor.load.domain.campaign.spec.ShapeKind;
import dev.candor.load.domain.campaign.spec.TokenRange;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CampaignFilesTest {
  private static final String HEAD = "candor: campaign/v1\nname: demo\n";
  private final CampaignFiles files =
      new CampaignFiles(Optional.of("http://127.0.0.1:9000"), () -> 77);

  @Test
  void shouldFillInEveryDefault() {
    // When
    CampaignSpec spec = right(HEAD);

    // Then
    assertThat(spec.engineIsReference()).isTrue();
    assertThat(spec.endpoint().url()).isEqualTo("http://127.0.0.1:9000");
    assertThat(spec.shapes()).containsExactly(Shape.DECODE_HEAVY, Shape.PREFILL_HEAVY);
    assertThat(spec.levels()).containsExactly(1, 4, 16);
    assertThat(spec.burstStreams()).containsExactly(16);
    assertThat(spec.repeats()).isEqualTo(3);
    assertThat(spec.restartBeforeRepeats()).isEmpty();
    assertThat(spec.window().ramp()).isEqualTo(Duration.ofSeconds(20));
    assertThat(spec.window().length()).isEqualTo(Duration.ofSeconds(120));
    assertThat(spec.seeds().levelOrder()).isEqualTo(77);
  }

  @Test
  void shouldReadEveryField() {
    // When
    CampaignSpec spec =
        right(
            HEAD
                + """
                sut_boundary: gateway
                endpoint: {url: "https://host/base/v1/", api: completions, model: m, api_key: my-key}
                engine: {restart: allowed, declared: {device: one socket, cores: 2}}
                shapes:
                  - decode-heavy
                  - {name: mine, prompt_tokens: 100, output_tokens: 8}
                levels: [8, 2]
                repeats: 4
                restart_before_repeats: [3, 2]
                window: {ramp: 500ms, length: 2s}
                burst: []
                sampling: {temperature: 0.5, top_p: 0.9, seed: 12, ignore_eos: false}
                limits: {connect_timeout: 1s, stall_timeout: 2m}
                gate: {model_size: tiny, thresholds: {arithmetic: 0.5}}
                seeds: {level_order: 4711, prompts: 42}
                reference: {ttft: 40ms, itl: 5ms, tokens_per_chunk: 1}
                """);

    // Then
    assertThat(spec.endpoint().url()).isEqualTo("https://host/base");
    assertThat(spec.shapes().getLast())
        .isEqualTo(new Shape("mine", ShapeKind.CUSTOM, new TokenRange(100, 100), 8, "prose"));
    assertThat(spec.levels()).containsExactly(2, 8);
    assertThat(spec.restartBeforeRepeats()).containsExactly(2, 3);
    assertThat(spec.engine().declared()).containsEntry("cores", "2");
    assertThat(spec.sampling().seed()).hasValue(12);
    assertThat(spec.sampling().ignoreEos()).isFalse();
  }

  @Test
  void shouldReportEveryMistakeAtOnceWithItsLineAndPath() {
    // When
    List<Violation> violations =
        wrong(
            """
            candor: campaign/v2
            name: Demo!
            endpont: {url: x}
            levels: [1, 0, -4, 1000000000, 1, two]
            repeats: 0
            shapes: [decode-hevy]
            window:
              ramp: 20
              lenght: 1s
            engine: {restart: allow}
            """);

    // Then
    assertThat(violations)
        .extracting(v -> v.line() + " " + v.path() + ": " + v.message())
        .containsExactly(
            "1 candor: 'campaign/v2' is not allowed; use campaign/v1",
            "2 name: 'Demo!' is not allowed; use 1 to 40 of a-z, 0-9 and -",
            "3 endpont: unknown key 'endpont'; did you mean 'endpoint'?",
            "4 levels[1]: 0 is not allowed; use a stream count from 1 to 100000",
            "4 levels[2]: -4 is not allowed; use a stream count from 1 to 100000",
            "4 levels[3]: 1000000000 is not allowed; use a stream count from 1 to 100000",
            "4 levels[4]: 1 stands here twice",
            "4 levels[5]: 'two' stands here; use a stream count from 1 to 100000",
            "5 repeats: 0 is not allowed; use a whole number from 1 to 20",
            "6 shapes[0]: 'decode-hevy' is no known shape; use decode-heavy, prefill-heavy, or a"
                + " mapping with a name; did you mean 'decode-heavy'?",
            "8 window.ramp: '20' is not allowed; use a time from 0s to 3600s such as 500ms, 20s or"
                + " 2m",
            "9 window.lenght: unknown key 'lenght'; did you mean 'length'?",
            "10 engine.restart: 'allow' is not allowed; use not-allowed, allowed; did you mean"
                + " 'allowed'?");
  }

  @Test
  void shouldRefuseAnAliasBomb() {
    // Given
    StringBuilder bomb = new StringBuilder(HEAD).append("a: &a [1,1,1,1,1,1,1,1,1,1]\n");
    for (char c = 'b'; c <= 'j'; c++) {
      String p = "*" + (char) (c - 1);
      bomb.append("%s: &%s [%s]\n".formatted(c, c, String.join(",", Collections.nCopies(5, p))));
    }

    // When
    List<Violation> violations = wrong(bomb.toString());

    // Then
    assertThat(violations).hasSize(1);
    assertThat(violations.getFirst().message()).contains("once aliases are followed");
  }

  @Test
  void shouldRefuseAFileOfFiftyMegabytes() {
    // Given
    String large = HEAD + "#" + "x".repeat(50 * 1024 * 1024);

    // When
    List<Violation> violations = wrong(large);

    // Then
    assertThat(violations.getFirst().message()).endsWith("at most 1 MiB is allowed");
  }

  @Test
  void shouldRefuseDepthTagsAndRecursion() {
    // Given
    List<String> hostile =
        List.of(
            "candor: " + "[".repeat(30) + "]".repeat(30),
            "candor: !!javax.script.ScriptEngineManager []",
            "&a [*a]",
            "? {a: b}\n: c",
            "a: [1",
            "",
            "\u0000");

    // When
    List<Reading> readings = hostile.stream().map(files::read).toList();

    // Then
    assertThat(readings).allSatisfy(r -> assertThat(r).isInstanceOf(Reading.Wrong.class));
  }

  @Test
  void shouldSayWhenAKeyStandsTwice() {
    // When
    List<Violation> violations = wrong(HEAD + "repeats: 3\nrepeats: 4\n");

    // Then
    assertThat(violations)
        .containsExactly(new Violation("repeats", 4, "the key 'repeats' stands here twice"));
  }

  @Test
  void shouldRefuseARestartThatIsNotAllowed() {
    // When
    List<Violation> violations = wrong(HEAD + "restart_before_repeats: [2]\n");

    // Then
    assertThat(violations)
        .extracting(Violation::message)
        .containsExactly("a restart is planned but not allowed; add engine.restart: allowed");
  }

  private CampaignSpec right(String text) {
    Reading reading = files.read(text);
    assertThat(reading).isInstanceOf(Reading.Right.class);
    return ((Reading.Right) reading).spec();
  }

  private List<Violation> wrong(String text) {
    Reading reading = files.read(text);
    assertThat(reading).isInstanceOf(Reading.Wrong.class);
    return ((Reading.Wrong) reading).violations();
  }
}
