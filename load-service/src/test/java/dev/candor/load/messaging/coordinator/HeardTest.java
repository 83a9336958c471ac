package dev.candor.load.messaging.coordinator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.candor.load.domain.campaign.CampaignEvent;
import dev.candor.load.domain.flag.Snapshots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads the other services' samples where they stand. */
class HeardTest {

  @Test
  void shouldReadACapturedConfiguration() throws IOException {
    // When
    var event = read("metadata-service", "serving-config-captured.v1", Heard.ConfigCaptured.class);

    // Then
    assertThat(event)
        .isEqualTo(
            new CampaignEvent.ConfigCaptured(
                "before", "llama.cpp b11434-sdist", OptionalInt.of(4)));
  }

  @Test
  void shouldReadAGateDecision() throws IOException {
    // When
    var event = read("quality-gate-service", "gate-decided.v1", Heard.GateDecided.class);

    // Then
    assertThat(event)
        .isInstanceOfSatisfying(
            CampaignEvent.GateDecided.class,
            g -> {
              assertThat(g.passed()).isTrue();
              assertThat(g.reason()).startsWith("integrity 29 of 29");
            });
  }

  @Test
  void shouldReadASnapshot() throws IOException {
    // When
    var event = read("metadata-service", "snapshot-taken.v1", Heard.SnapshotTaken.class);

    // Then
    assertThat(event)
        .isInstanceOfSatisfying(
            CampaignEvent.SnapshotTaken.class,
            s -> {
              assertThat(s.phase()).isEqualTo(Snapshots.Phase.DURING);
              assertThat(s.reading().running()).hasValue(4);
              assertThat(s.reading().preemptions()).hasValue(0);
            });
  }

  @Test
  void shouldReadARestart() throws IOException {
    // When
    var event = read("metadata-service", "engine-restarted.v1", Heard.EngineRestarted.class);

    // Then
    assertThat(event)
        .isEqualTo(new CampaignEvent.EngineRestarted("before-repeat-2", true, "restarted"));
  }

  @Test
  void shouldReadAPublishedReport() throws IOException {
    // When
    var event = read("report-service", "report-published.v1", Heard.ReportPublished.class);

    // Then
    assertThat(event)
        .isEqualTo(
            new CampaignEvent.ReportPublished(
                "http://127.0.0.1:8094/campaigns/c-20261201-161200-7f3a"));
  }

  @Test
  void shouldReadAMeasurementAndAFailure() throws IOException {
    // Given
    String measured = "level-measured.v1";
    String failed = "level-measured.v1.failed";

    // When
    var good = read("load-service", measured, Heard.LevelMeasured.class);
    var bad = read("load-service", failed, Heard.LevelMeasured.class);

    // Then
    assertThat(good)
        .isInstanceOfSatisfying(
            CampaignEvent.LevelMeasured.class,
            m -> assertThat(m.measured().orElseThrow().tokensInWindow()).isEqualTo(12180));
    assertThat(bad)
        .isInstanceOfSatisfying(
            CampaignEvent.LevelMeasured.class,
            m -> {
              assertThat(m.measured()).isEmpty();
              assertThat(m.failure()).startsWith("the endpoint refused every connection");
            });
  }

  @Test
  void shouldReadHeartbeats() throws IOException {
    // When
    WorkerHeartbeatIn busy =
        Wire.read(text("load-service", "worker-heartbeat.v1"), WorkerHeartbeatIn.class);

    // Then
    assertThat(busy.toBeat().task().orElseThrow().tokensPerSecond()).isEqualTo(101.5);
    assertThat(
            Wire.read(text("load-service", "worker-heartbeat.v1.idle"), WorkerHeartbeatIn.class)
                .toBeat()
                .task())
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"tokens_in_window\": 12180,",
        "\"window_s\": 120.002,",
        "\"failed\": 0,",
        "\"cpu_share\": 0.12,",
        "\"attempt\": 1,"
      })
  void shouldRefuseAMeasurementWithoutARequiredNumber(String field) throws IOException {
    // Given
    String cut = text("load-service", "level-measured.v1").replace(field, "");

    // When
    var attempt = assertThatThrownBy(() -> Wire.read(cut, Heard.LevelMeasured.class));

    // Then
    attempt.isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void shouldRefuseAHistogramThatIsNone() throws IOException {
    // Given
    String spoilt =
        text("load-service", "level-measured.v1")
            .replaceFirst("HISTFAAAA[^\"]*", "HISTFAAAAnonsense");
    Heard.LevelMeasured message = Wire.read(spoilt, Heard.LevelMeasured.class);

    // When
    var attempt = assertThatThrownBy(message::toEvent);

    // Then
    attempt.hasMessageContaining("HdrHistogram");
  }

  private static CampaignEvent read(
      String producer, String sample, Class<? extends Heard.About> kind) throws IOException {
    return Wire.read(text(producer, sample), kind).toEvent();
  }

  private static String text(String producer, String sample) throws IOException {
    return Files.readString(
        Path.of("..", producer, "src/main/resources/contracts/samples", sample + ".json"));
  }
}
