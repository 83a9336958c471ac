package dev.candor.load.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.load.domain.campaign.Rules;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CoordinatorConfigTest {

  @Test
  void shouldHaveTheseDefaults() {
    // When
    CoordinatorConfig config = config(Map.of());

    // Then
    assertThat(config.role()).isEqualTo("coordinator");
    assertThat(config.auth().tokenFile()).isEmpty();
    assertThat(config.keysDir()).isEmpty();
    assertThat(config.harnessVersion()).isEqualTo("0.1.0");
    assertThat(config.harnessRevision()).isEqualTo("unknown");
    assertThat(config.referenceUrl()).isEmpty();
    assertThat(config.fleet().lostAfter()).isEqualTo(Duration.ofSeconds(5));
    assertThat(config.patience().probe()).isEqualTo(Duration.ofSeconds(10));
    Rules rules = Wiring.rules(config);
    assertThat(rules.capture()).isEqualTo(Duration.ofSeconds(120));
    assertThat(rules.gate()).isEqualTo(Duration.ofSeconds(600));
    assertThat(rules.snapshot()).isEqualTo(Duration.ofSeconds(5));
    assertThat(rules.engineReady()).isEqualTo(Duration.ofSeconds(300));
    assertThat(rules.restart()).isEqualTo(Duration.ofSeconds(360));
    assertThat(rules.report()).isEqualTo(Duration.ofSeconds(120));
    assertThat(rules.windowGrace()).isEqualTo(Duration.ofSeconds(60));
    assertThat(rules.burst()).isEqualTo(Duration.ofSeconds(900));
    assertThat(rules.retryPause()).isEqualTo(Duration.ofSeconds(5));
    assertThat(rules.maxAttempts()).isEqualTo(3);
    assertThat(rules.streamsPerWorker()).isEqualTo(1000);
  }

  @Test
  void shouldMapEveryKey() {
    // When
    CoordinatorConfig config =
        config(
            Map.ofEntries(
                Map.entry("candor.role", "worker"),
                Map.entry("candor.auth.token-file", "/data/token"),
                Map.entry("candor.keys-dir", "/data/keys"),
                Map.entry("candor.harness-version", "0.2.0"),
                Map.entry("candor.harness-revision", "abc"),
                Map.entry("candor.reference-url", "http://127.0.0.1:9"),
                Map.entry("candor.patience.capture", "1s"),
                Map.entry("candor.patience.gate", "2s"),
                Map.entry("candor.patience.snapshot", "3s"),
                Map.entry("candor.patience.engine-ready", "4s"),
                Map.entry("candor.patience.restart", "5s"),
                Map.entry("candor.patience.report", "6s"),
                Map.entry("candor.patience.window-grace", "7s"),
                Map.entry("candor.patience.burst", "8s"),
                Map.entry("candor.patience.retry", "9s"),
                Map.entry("candor.patience.probe", "11s"),
                Map.entry("candor.fleet.lost-after", "12s"),
                Map.entry("candor.fleet.max-attempts", "4"),
                Map.entry("candor.fleet.streams-per-worker", "50")));

    // Then
    assertThat(config.role()).isEqualTo("worker");
    assertThat(config.auth().tokenFile()).contains(Path.of("/data/token"));
    assertThat(config.keysDir()).contains(Path.of("/data/keys"));
    assertThat(config.harnessVersion()).isEqualTo("0.2.0");
    assertThat(config.harnessRevision()).isEqualTo("abc");
    assertThat(config.referenceUrl()).contains("http://127.0.0.1:9");
    assertThat(config.patience().probe()).isEqualTo(Duration.ofSeconds(11));
    assertThat(config.fleet().lostAfter()).isEqualTo(Duration.ofSeconds(12));
    Rules r = Wiring.rules(config);
    assertThat(
            Stream.of(
                    r.capture(),
                    r.gate(),
                    r.snapshot(),
                    r.engineReady(),
                    r.restart(),
                    r.report(),
                    r.windowGrace(),
                    r.burst(),
                    r.retryPause())
                .map(Duration::toSeconds))
        .containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L);
    assertThat(r.maxAttempts()).isEqualTo(4);
    assertThat(r.streamsPerWorker()).isEqualTo(50);
  }

  private static CoordinatorConfig config(Map<String, String> values) {
    return new SmallRyeConfigBuilder()
        .withMapping(CoordinatorConfig.class)
        .withConverter(
            Duration.class, 100, text -> Duration.parse("PT" + text.toUpperCase(Locale.ROOT)))
        .withSources(new PropertiesConfigSource(values, "test", 100))
        .build()
        .getConfigMapping(CoordinatorConfig.class);
  }
}
