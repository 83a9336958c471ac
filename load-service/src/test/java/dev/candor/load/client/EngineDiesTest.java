package dev.candor.load.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.load.domain.measure.WindowFigures;
import dev.candor.load.domain.schedule.LoadKind;
import dev.candor.load.reference.ReferenceOptions;
import dev.candor.load.reference.ReferenceServer;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

class EngineDiesTest {

  @Test
  void shouldGoOnMeasuringWhenTheEngineDiesInMidWindow() throws Exception {
    // Given
    ReferenceServer server = ReferenceServer.start(ReferenceOptions.defaults(), System::nanoTime);
    LoadKind load = new LoadKind.Steady(4, Duration.ZERO, Duration.ofMillis(1_500));
    LevelPlan plan = Levels.plan(load, 1_000, Set.of(OptionalField.STREAM_OPTIONS));
    try (ClientLoops loops = new ClientLoops(1, System::nanoTime)) {
      EngineEndpoint endpoint = EngineEndpoint.of(server.url(), Optional.empty());
      LevelRun run = new LevelRun(loops, endpoint, plan, RequestLog.NONE, Clock.systemUTC());
      CompletableFuture<LevelResult> result = CompletableFuture.supplyAsync(() -> run(run));
      Awaitility.await().until(() -> run.progress().tokensSeen() > 40);

      // When
      server.close();

      // Then
      WindowFigures figures = ((LevelResult.Measured) result.get()).figures();
      assertThat(figures.tokensInWindow()).isGreaterThan(40);
      assertThat(figures.failures().entries())
          .extracting(entry -> entry.kind())
          .contains("cut-stream", "connection-refused");
      assertThat(figures.failures().total()).isLessThanOrEqualTo(4 * 7);
      assertThat(figures.inFlight().mean()).isLessThan(4);
    }
  }

  private static LevelResult run(LevelRun run) {
    try {
      return run.run();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void shouldStopAtOnceWhenCalledOff() throws Exception {
    // Given
    try (ReferenceServer server =
            ReferenceServer.start(ReferenceOptions.defaults(), System::nanoTime);
        ClientLoops loops = new ClientLoops(1, System::nanoTime)) {
      LoadKind load = new LoadKind.Steady(2, Duration.ofHours(1), Duration.ofHours(1));
      LevelPlan plan = Levels.plan(load, 1_000, Set.of());
      LevelRun run =
          new LevelRun(
              loops,
              EngineEndpoint.of(server.url(), Optional.empty()),
              plan,
              RequestLog.NONE,
              Clock.systemUTC());
      CompletableFuture<LevelResult> result = CompletableFuture.supplyAsync(() -> run(run));
      Awaitility.await().until(() -> run.progress().inFlight() == 2);

      // When
      run.cancel();

      // Then
      assertThat(result.get()).isEqualTo(new LevelResult.Cancelled());
      Awaitility.await().until(() -> server.running() == 0);
    }
  }
}
