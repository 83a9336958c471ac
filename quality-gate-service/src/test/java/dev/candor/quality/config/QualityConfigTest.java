package dev.candor.quality.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class QualityConfigTest {
  @Test
  void shouldHaveDefaultsForEverything() {
    // When
    QualityConfig config = read(Map.of());

    // Then
    assertThat(config.auth().tokenFile()).isEmpty();
    assertThat(config.keysDir()).isEmpty();
    assertThat(config.harnessRevision()).isEqualTo("unknown");
    assertThat(config.gate().connectTimeout()).isEqualTo(Duration.ofSeconds(5));
    assertThat(config.gate().answerTimeout()).isEqualTo(Duration.ofSeconds(60));
    assertThat(config.gate().answerBytes()).isEqualTo(4_194_304);
    assertThat(config.gate().busyPause()).isEqualTo(Duration.ofSeconds(1));
    assertThat(config.gate().itemsAtOnce()).isEqualTo(4);
    assertThat(config.gate().gatesAtOnce()).isEqualTo(2);
    assertThat(config.gate().reasoningAllowance()).isEqualTo(2048);
    assertThat(config.gate().retryPause()).isEqualTo(Duration.ofSeconds(2));
  }

  @Test
  void shouldMapEveryKey() {
    // When
    QualityConfig config =
        read(
            Map.ofEntries(
                Map.entry("candor.auth.token-file", "/t"),
                Map.entry("candor.keys-dir", "/k"),
                Map.entry("candor.harness-revision", "abc"),
                Map.entry("candor.gate.connect-timeout", "1s"),
                Map.entry("candor.gate.answer-timeout", "2s"),
                Map.entry("candor.gate.answer-bytes", "70000"),
                Map.entry("candor.gate.busy-pause", "3s"),
                Map.entry("candor.gate.items-at-once", "8"),
                Map.entry("candor.gate.gates-at-once", "3"),
                Map.entry("candor.gate.reasoning-allowance", "512"),
                Map.entry("candor.gate.retry-pause", "4s")));

    // Then
    assertThat(config.auth().tokenFile()).contains(Path.of("/t"));
    assertThat(config.keysDir()).contains(Path.of("/k"));
    assertThat(config.harnessRevision()).isEqualTo("abc");
    assertThat(config.gate().connectTimeout()).isEqualTo(Duration.ofSeconds(1));
    assertThat(config.gate().answerTimeout()).isEqualTo(Duration.ofSeconds(2));
    assertThat(config.gate().answerBytes()).isEqualTo(70_000);
    assertThat(config.gate().busyPause()).isEqualTo(Duration.ofSeconds(3));
    assertThat(config.gate().itemsAtOnce()).isEqualTo(8);
    assertThat(config.gate().gatesAtOnce()).isEqualTo(3);
    assertThat(config.gate().reasoningAllowance()).isEqualTo(512);
    assertThat(config.gate().retryPause()).isEqualTo(Duration.ofSeconds(4));
  }

  @Test
  void shouldRefuseAKeyThatDoesNotExist() {
    // When
    var refused = assertThatThrownBy(() -> read(Map.of("candor.gate.item-at-once", "8")));

    // Then
    refused.hasMessageContaining("candor.gate.item-at-once");
  }

  private static QualityConfig read(Map<String, String> values) {
    SmallRyeConfig config =
        new SmallRyeConfigBuilder()
            .withMapping(QualityConfig.class)
            .withConverter(
                Duration.class, 200, new io.quarkus.runtime.configuration.DurationConverter())
            .withSources(new PropertiesConfigSource(values, "test", 100))
            .build();
    return config.getConfigMapping(QualityConfig.class);
  }
}
