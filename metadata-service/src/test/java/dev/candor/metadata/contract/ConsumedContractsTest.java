package dev.candor.metadata.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.candor.metadata.domain.capture.CaptureRequest;
import dev.candor.metadata.domain.load.Phase;
import dev.candor.metadata.domain.load.SnapshotRequest;
import dev.candor.metadata.domain.restart.RestartRequest;
import java.net.URI;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConsumedContractsTest {
  @Test
  void shouldReadTheCaptureRequestOfTheProducer() throws Exception {
    // Given
    String sample = Samples.loads("capture-requested.v1.json");

    // When
    CaptureRequest request = ContractJson.read(sample, CaptureRequested.class).toDomain();

    // Then
    assertThat(request.campaignId()).isEqualTo("c-20261201-161200-7f3a");
    assertThat(request.captureId()).isEqualTo("before");
    assertThat(request.endpoint().url().uri()).isEqualTo(URI.create("http://127.0.0.1:8000"));
    assertThat(request.endpoint().keyName()).isEmpty();
    assertThat(request.sampling().orElseThrow()).contains("temperature 0.0", "seed none");
    assertThat(request.declared()).containsEntry("device", "one CPU socket");
    assertThat(request.seedsRecorded()).isTrue();
    assertThat(request.nodes()).isEqualTo(1);
  }

  @Test
  void shouldReadTheSnapshotRequestOfTheProducer() throws Exception {
    // Given
    String sample = Samples.loads("snapshot-requested.v1.json");

    // When
    SnapshotRequest request = ContractJson.read(sample, SnapshotRequested.class).toDomain();

    // Then
    assertThat(request.windowId()).isEqualTo("r1-decode-heavy-n4");
    assertThat(request.attempt()).isEqualTo(1);
    assertThat(request.phase()).isEqualTo(Phase.BEFORE);
  }

  @Test
  void shouldReadTheRestartRequestOfTheProducer() throws Exception {
    // Given
    String sample = Samples.loads("restart-requested.v1.json");

    // When
    RestartRequest request = ContractJson.read(sample, RestartRequested.class).toDomain();

    // Then
    assertThat(request.restartId()).isEqualTo("before-repeat-2");
    assertThat(request.allowed()).isTrue();
    assertThat(request.readyTimeout()).isEqualTo(Duration.ofSeconds(300));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ready_timeout_s", "allowed", "endpoint", "restart_id"})
  void shouldRefuseARestartRequestWithoutARequiredMember(String member) throws Exception {
    // Given
    String lacking =
        Samples.loads("restart-requested.v1.json").replace("\"" + member + "\"", "\"other\"");

    // When
    var reading = assertThatThrownBy(() -> ContractJson.read(lacking, RestartRequested.class));

    // Then
    reading.isInstanceOf(IllegalArgumentException.class).hasMessageContaining(member);
  }
}
