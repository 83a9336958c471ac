package dev.candor.load.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class WorkerRegistryTest {
  private final AtomicLong nanos = new AtomicLong();
  private final WorkerRegistry registry = new WorkerRegistry(Duration.ofSeconds(5), nanos::get);

  @Test
  void shouldForgetAWorkerThatWasSilentForFiveSeconds() {
    // Given
    registry.heard(beat("w-1"));
    pass(3);
    registry.heard(beat("w-2"));

    // When
    pass(2);

    // Then
    assertThat(registry.live()).extracting(WorkerBeat::workerId).containsExactly("w-2");
  }

  @Test
  void shouldNotJudgeSilenceBeforeItHasHeardAnybodyForLongEnough() {
    // Given
    pass(4);
    registry.heard(beat("w-1"));

    // When
    pass(4);

    // Then
    assertThat(registry.view(Set.of()).settled()).isFalse();
  }

  @Test
  void shouldJudgeSilenceFiveSecondsAfterTheFirstSignOfLife() {
    // Given
    registry.listenAnew();
    registry.heard(beat("w-1"));

    // When
    pass(5);

    // Then
    assertThat(registry.view(Set.of()).settled()).isTrue();
  }

  @Test
  void shouldNotWaitForASignOfLifeForEver() {
    // Given
    registry.listenAnew();

    // When
    pass(25);

    // Then
    assertThat(registry.view(Set.of()).settled()).isTrue();
  }

  @Test
  void shouldCallAnAssignedWorkerBusy() {
    // Given
    registry.heard(beat("w-1"));

    // When
    var view = registry.view(Set.of("w-1"));

    // Then
    assertThat(view.live()).extracting(w -> w.free()).containsExactly(false);
  }

  @Test
  void shouldAddUpWhatWorkersReport() {
    // Given
    registry.heard(busy("w-1", 100));
    registry.heard(busy("w-2", 50));

    // When
    var sum = registry.tokensPerSecond("c-1");

    // Then
    assertThat(sum).hasValue(150);
    assertThat(registry.tokensPerSecond("c-2")).isEmpty();
  }

  private void pass(int seconds) {
    nanos.addAndGet(Duration.ofSeconds(seconds).toNanos());
  }

  private static WorkerBeat beat(String id) {
    return new WorkerBeat(id, "bench-1", Instant.EPOCH, Optional.empty());
  }

  private static WorkerBeat busy(String id, double tps) {
    return new WorkerBeat(
        id,
        "bench-1",
        Instant.EPOCH,
        Optional.of(new WorkerBeat.Task("c-1", "r1-a-n1", 1, "window", tps, 4)));
  }
}
