package dev.candor.load.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.load.domain.measure.LatencyHistograms;
import dev.candor.load.domain.measure.WindowFigures;
import dev.candor.load.domain.schedule.LoadKind;
import dev.candor.load.domain.stream.TokenSource;
import dev.candor.load.reference.ReferenceOptions;
import dev.candor.load.reference.ReferenceServer;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The client against the reference server over real sockets: figures agree with arithmetic. */
class ReferenceLevelTest {
  private static final double MILLI = 1e6;
  private static final Set<OptionalField> ALL =
      Set.of(
          OptionalField.STREAM_OPTIONS,
          OptionalField.CONTINUOUS_USAGE,
          OptionalField.RETURN_TOKEN_IDS);

  private static ReferenceServer server(Duration ttft, Duration itl, boolean fixture)
      throws IOException {
    ReferenceOptions base = ReferenceOptions.defaults();
    ReferenceOptions options =
        new ReferenceOptions(
            0,
            ttft,
            itl,
            1,
            base.maxSequences(),
            Optional.empty(),
            base.counting(),
            Map.of(),
            false,
            fixture,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Set.of(),
            128);
    return ReferenceServer.start(options, System::nanoTime);
  }

  @Test
  void shouldMeasureEightStreamsAsArithmeticSays() throws Exception {
    // Given: 101 tokens in 200 + 100 · 25 ms, so 2 · 8 · 101 tokens in 5.4 s
    Duration twoCycles = Duration.ofMillis(5_400);
    LoadKind load = new LoadKind.Steady(8, Duration.ofMillis(400), twoCycles);
    try (ReferenceServer server = server(Duration.ofMillis(200), Duration.ofMillis(25), false)) {

      // When
      WindowFigures figures = Levels.measured(server.url(), Levels.plan(load, 101, ALL)).figures();

      // Then: counts are exact; times leave room for a busy machine
      LatencyHistograms histograms = figures.histograms();
      assertThat(figures.countedBy()).isEqualTo(TokenSource.TOKEN_IDS);
      assertThat((double) figures.tokensInWindow()).isBetween(1_616 * 0.5, 1_616 * 1.05);
      assertThat(figures.completed()).isBetween(8L, 16L);
      assertThat(figures.cancelled()).isEqualTo(8);
      assertThat(figures.failures().total()).isZero();
      assertThat(figures.inFlight().mean()).isBetween(7.0, 8.0);
      assertThat(histograms.ttft().count()).isBetween(8L, 16L);
      assertThat(histograms.ttft().atPercentile(50) / MILLI).isBetween(190.0, 1_000.0);
      assertThat(histograms.tpot().atPercentile(50) / MILLI).isBetween(22.0, 50.0);
      assertThat(histograms.itl().atPercentile(50) / MILLI).isBetween(15.0, 50.0);
      assertThat(histograms.e2e().atPercentile(50) / MILLI).isBetween(2_600.0, 5_000.0);
      assertThat(figures.outputTokens().orElseThrow().mean()).isEqualTo(101.0);
    }
  }

  @Test
  void shouldMeasureTheOneRightAnswerOverSockets() throws Exception {
    // Given
    try (ReferenceServer server = server(Duration.ZERO, Duration.ZERO, true)) {
      LevelPlan plan =
          Levels.plan(new LoadKind.Burst(1), 100, Set.of(OptionalField.STREAM_OPTIONS));
      LevelResult unused = Levels.run(server.url(), plan);

      // When
      WindowFigures figures = Levels.measured(server.url(), plan).figures();

      // Then
      LatencyHistograms histograms = figures.histograms();
      assertThat(figures.tokensInWindow()).isEqualTo(100);
      assertThat(figures.countedBy()).isEqualTo(TokenSource.FINAL_USAGE);
      assertThat(histograms.ttft().max() / MILLI).isBetween(150.0, 1_000.0);
      assertThat(histograms.ttfa().max() / MILLI).isBetween(175.0, 1_025.0);
      assertThat(histograms.tpot().max() / MILLI).isBetween(2.5, 15.0);
      assertThat(histograms.itl().count()).isEqualTo(95);
    }
  }

  @Test
  void shouldRunExactlyTheAskedRequests() throws Exception {
    // Given
    try (ReferenceServer server = server(Duration.ofMillis(5), Duration.ofMillis(1), false)) {
      LevelPlan plan = Levels.plan(new LoadKind.Counted(4, 30), 20, ALL);

      // When
      WindowFigures figures = Levels.measured(server.url(), plan).figures();

      // Then
      assertThat(figures.completed()).isEqualTo(30);
      assertThat(figures.tokensInWindow()).isEqualTo(600);
      assertThat(server.generatedTokens()).isEqualTo(600);
    }
  }

  @Test
  void shouldHoldManyStreamsReallyInFlight() throws Exception {
    // Given
    LoadKind load = new LoadKind.Steady(200, Duration.ofSeconds(2), Duration.ofMillis(500));
    try (ReferenceServer server = server(Duration.ofMillis(50), Duration.ofMillis(20), false)) {

      // When
      WindowFigures figures =
          Levels.measured(server.url(), Levels.plan(load, 1_000, ALL)).figures();

      // Then
      assertThat(figures.inFlight().mean()).isBetween(190.0, 200.0);
      assertThat(figures.cancelled()).isEqualTo(200);
    }
  }
}
