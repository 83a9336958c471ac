package dev.candor.metadata.service;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.metadata.domain.capture.Conflict;
import dev.candor.metadata.domain.capture.ServingConfig;
import dev.candor.metadata.domain.reading.ConfigurationReader;
import dev.candor.metadata.domain.reading.secret.Secrets;
import dev.candor.metadata.inspect.SnakeYamlFormats;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReadingCommandsTest {
  private static final Secrets SECRETS =
      Secrets.withKey("a key of this test".getBytes(StandardCharsets.UTF_8));

  private final CommandReading commands =
      new ReadingCommands(
          new ConfigurationReader(SECRETS, new SnakeYamlFormats())::argv,
          SECRETS,
          Clock.fixed(Instant.parse("2026-12-01T16:00:00Z"), ZoneOffset.UTC));

  @Test
  void shouldSeeNoConflictInAFieldThatSeveralWordsSet() {
    // Given
    List<String> argv =
        List.of(
            "vllm",
            "serve",
            "org/m",
            "--served-model-name",
            "a",
            "-sc.method",
            "ngram",
            "-sc.num_speculative_tokens",
            "3");

    // When
    ServingConfig config = ServingConfig.of(read("vllm", argv, Map.of()).fields());

    // Then
    assertThat(config.conflicts()).isEmpty();
    assertThat(config.read("served_model_name").orElseThrow().value()).isEqualTo(List.of("a"));
    assertThat(config.read("speculative").orElseThrow().value())
        .isEqualTo(Map.of("method", "ngram", "num_tokens", 3L));
  }

  @Test
  void shouldShowBothSidesOfAnOverriddenVariable() {
    // Given
    List<String> argv = List.of("llama-server", "-m", "m.gguf", "--parallel", "4");

    // When
    ServingConfig config =
        ServingConfig.of(read("llama.cpp", argv, Map.of("LLAMA_ARG_N_PARALLEL", "2")).fields());

    // Then
    assertThat(config.read("max_num_seqs").orElseThrow().value()).isEqualTo(4L);
    assertThat(config.conflicts()).extracting(Conflict::name).containsExactly("max_num_seqs");
  }

  @Test
  void shouldLetNoSecretOut() {
    // Given
    List<String> argv = List.of("vllm", "serve", "org/m", "--api-key", "sk-planted-000111");
    Map<String, String> environment = Map.of("HF_TOKEN", "hf_planted000111222", "HOME", "/root");

    // When
    CommandReading.Parsed parsed = read("vllm", argv, environment);

    // Then
    assertThat(parsed.toString()).doesNotContain("sk-planted-000111", "hf_planted000111222");
    assertThat(parsed.environment()).doesNotContainKey("HOME");
    assertThat(parsed.secrets()).isNotEmpty();
  }

  @Test
  void shouldReadTheReferenceServer() {
    // Given
    List<String> argv =
        List.of("java", "-jar", "load.jar", "reference-server", "--port", "8000", "--ttft", "40ms");

    // When
    CommandReading.Parsed parsed = read("unknown", argv, Map.of());

    // Then
    assertThat(parsed.engine()).isEqualTo("candor-reference");
    assertThat(parsed.fields())
        .extracting(f -> f.name() + "=" + f.evidence().value() + " at " + f.evidence().where())
        .containsExactly("reference_port=8000 at argv[5]", "reference_ttft=40ms at argv[7]");
  }

  private CommandReading.Parsed read(
      String engine, List<String> argv, Map<String, String> environment) {
    return commands.argv(
        new CommandReading.Command(
            engine, argv, environment, Optional.empty(), path -> Optional.empty()));
  }
}
