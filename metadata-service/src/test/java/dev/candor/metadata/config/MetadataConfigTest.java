package dev.candor.metadata.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MetadataConfigTest {
  @Test
  void shouldHaveDefaultsThatNeedNothing() {
    // Given
    Map<String, String> nothing = Map.of();

    // When
    MetadataConfig config = read(nothing);

    // Then
    assertThat(config.auth().tokenFile()).isEmpty();
    assertThat(config.keysDir()).isEmpty();
    assertThat(config.harnessRevision()).isEmpty();
    assertThat(config.dataDir()).isEqualTo(Path.of("/tmp/candor"));
    assertThat(config.probe().connectTimeout()).isEqualTo(Duration.ofSeconds(2));
    assertThat(config.probe().readTimeout()).isEqualTo(Duration.ofSeconds(3));
    assertThat(config.probe().completionTimeout()).isEqualTo(Duration.ofSeconds(60));
    assertThat(config.probe().maxBodyBytes()).isEqualTo(8_388_608);
    assertThat(config.probe().toolTimeout()).isEqualTo(Duration.ofSeconds(5));
    assertThat(config.probe().proc()).isEqualTo(Path.of("/proc"));
    assertThat(config.restart().stopTimeout()).isEqualTo(Duration.ofSeconds(30));
    assertThat(config.restart().pollInterval()).isEqualTo(Duration.ofMillis(250));
  }

  @Test
  void shouldTakeEveryKey() {
    // Given
    Map<String, String> all =
        Map.ofEntries(
            Map.entry("candor.auth.token-file", "/t"),
            Map.entry("candor.keys-dir", "/k"),
            Map.entry("candor.data-dir", "/d"),
            Map.entry("candor.harness-revision", "abc"),
            Map.entry("candor.probe.connect-timeout", "1s"),
            Map.entry("candor.probe.read-timeout", "4s"),
            Map.entry("candor.probe.completion-timeout", "5s"),
            Map.entry("candor.probe.max-body-bytes", "2048"),
            Map.entry("candor.probe.tool-timeout", "6s"),
            Map.entry("candor.probe.proc", "/host/proc"),
            Map.entry("candor.restart.stop-timeout", "7s"),
            Map.entry("candor.restart.poll-interval", "8s"));

    // When
    MetadataConfig config = read(all);

    // Then
    assertThat(config.auth().tokenFile()).hasValue(Path.of("/t"));
    assertThat(config.keysDir()).hasValue(Path.of("/k"));
    assertThat(config.dataDir()).isEqualTo(Path.of("/d"));
    assertThat(config.harnessRevision()).hasValue("abc");
    assertThat(config.probe().connectTimeout()).isEqualTo(Duration.ofSeconds(1));
    assertThat(config.probe().readTimeout()).isEqualTo(Duration.ofSeconds(4));
    assertThat(config.probe().completionTimeout()).isEqualTo(Duration.ofSeconds(5));
    assertThat(config.probe().maxBodyBytes()).isEqualTo(2048);
    assertThat(config.probe().toolTimeout()).isEqualTo(Duration.ofSeconds(6));
    assertThat(config.probe().proc()).isEqualTo(Path.of("/host/proc"));
    assertThat(config.restart().stopTimeout()).isEqualTo(Duration.ofSeconds(7));
    assertThat(config.restart().pollInterval()).isEqualTo(Duration.ofSeconds(8));
  }

  @Test
  void shouldRefuseAnUnknownKey() {
    // Given
    Map<String, String> misspelt = Map.of("candor.probe.read-timout", "4s");

    // When
    var reading = assertThatThrownBy(() -> read(misspelt));

    // Then
    reading.hasStackTraceContaining("candor.probe.read-timout");
  }

  private static MetadataConfig read(Map<String, String> keys) {
    return new SmallRyeConfigBuilder()
        .addDefaultInterceptors()
        .addDiscoveredConverters()
        .withConverter(
            Duration.class, 300, new io.quarkus.runtime.configuration.DurationConverter())
        .withConverter(Path.class, 300, new io.quarkus.runtime.configuration.PathConverter())
        .withSources(
            new PropertiesConfigSource(Map.of("java.io.tmpdir", "/tmp"), "system", 100),
            new PropertiesConfigSource(keys, "test", 400))
        .withMapping(MetadataConfig.class)
        .build()
        .getConfigMapping(MetadataConfig.class);
  }
}
