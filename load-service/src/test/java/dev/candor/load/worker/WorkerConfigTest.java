package dev.candor.load.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WorkerConfigTest {

  private static WorkerConfig config(Map<String, String> properties) {
    return new SmallRyeConfigBuilder()
        .withMapping(WorkerConfig.class)
        .withSources(new PropertiesConfigSource(properties, "test", 100))
        .addDefaultInterceptors()
        .withValidateUnknown(false)
        .withConverter(Duration.class, 100, text -> Duration.parse("PT" + text))
        .build()
        .getConfigMapping(WorkerConfig.class);
  }

  @Test
  void shouldHaveDefaultsForAllButItsName() {
    // When
    WorkerConfig config = config(Map.of("candor.worker.id", "w-1", "java.io.tmpdir", "/tmp"));

    // Then
    assertThat(config.id()).isEqualTo("w-1");
    assertThat(config.heartbeatEvery()).isEqualTo(Duration.ofSeconds(1));
    assertThat(config.uploadFor()).isEqualTo(Duration.ofMinutes(5));
    assertThat(config.recordsDir()).isEqualTo(Path.of("/tmp/worker-records"));
    assertThat(config.reportUrl()).isEmpty();
    assertThat(config.keysDir()).isEmpty();
    assertThat(config.tokenFile()).isEmpty();
  }

  @Test
  void shouldTakeEveryKey() {
    // When
    WorkerConfig config =
        config(
            Map.of(
                "candor.worker.id", "w-2",
                "candor.worker.heartbeat-every", "2s",
                "candor.worker.upload-for", "7m",
                "candor.worker.report-url", "http://127.0.0.1:1",
                "candor.worker.records-dir", "/r",
                "candor.worker.keys-dir", "/k",
                "candor.worker.token-file", "/t"));

    // Then
    assertThat(config.heartbeatEvery()).isEqualTo(Duration.ofSeconds(2));
    assertThat(config.uploadFor()).isEqualTo(Duration.ofMinutes(7));
    assertThat(config.reportUrl()).contains("http://127.0.0.1:1");
    assertThat(config.recordsDir()).isEqualTo(Path.of("/r"));
    assertThat(config.keysDir()).contains(Path.of("/k"));
    assertThat(config.tokenFile()).contains(Path.of("/t"));
  }

  @Test
  void shouldTakeTheKeysThatAllServicesShare() {
    // When
    WorkerConfig config =
        config(
            Map.of(
                "candor.worker.id", "w-3",
                "candor.keys-dir", "/keys",
                "candor.auth.token-file", "/token",
                "candor.data-dir", "/data",
                "CANDOR_REPORT_URL", "http://127.0.0.1:2"));

    // Then
    assertThat(config.keysDir()).contains(Path.of("/keys"));
    assertThat(config.tokenFile()).contains(Path.of("/token"));
    assertThat(config.recordsDir()).isEqualTo(Path.of("/data/worker-records"));
    assertThat(config.reportUrl()).contains("http://127.0.0.1:2");
  }
}
