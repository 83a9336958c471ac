package dev.candor.report.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.candor.report.domain.cells.FigureText;
import dev.candor.report.domain.statistics.Percentile;
import dev.candor.report.domain.statistics.PercentileFigure;
import dev.candor.report.domain.statistics.Samples;
import dev.candor.report.fixture.Contracts;
import dev.candor.report.fixture.WindowFixture;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class SamplesTest {
  @Test
  void shouldDecodeAndAddHistograms() {
    // Given
    Samples low = samples(1, 100);
    Samples high = samples(101, 200);

    // When
    Samples both = Samples.merge(List.of(low, high));

    // Then
    assertThat(both.count()).isEqualTo(200);
    assertThat((double) both.at(Percentile.P50)).isCloseTo(100e6, within(0.2e6));
    assertThat(both.max()).isBetween(199_000_000L, 201_000_000L);
  }

  @Test
  void shouldReadTheEncodingOfTheContract() {
    // Given
    String encoded =
        Contracts.tree("load-service", "window-recorded.v1")
            .at("/measurement/histograms/ttft_ns")
            .asText();

    // When
    Samples samples = Samples.decode(encoded);

    // Then
    assertThat(samples.count()).isPositive();
  }

  @Test
  void shouldRefuseWhatIsNoHistogram() {
    // When
    var thrown = assertThatThrownBy(() -> Samples.decode("bm90IGEgaGlzdG9ncmFt"));

    // Then
    thrown.isInstanceOf(IllegalArgumentException.class).hasMessageContaining("HdrHistogram");
  }

  @Test
  void shouldPrintNoPercentileFromTooFewSamples() {
    // Given
    List<Samples> runs = List.of(samples(1, 40), samples(1, 40), samples(1, 40));

    // When
    PercentileFigure p95 = PercentileFigure.of(Percentile.P95, runs);

    // Then
    assertThat(FigureText.percentile(p95)).isEqualTo("too few samples (120)");
  }

  @Test
  void shouldPoolRunsWhenOnlyAllTogetherHaveEnough() {
    // Given
    List<Samples> runs = List.of(samples(1, 50), samples(1, 50), samples(1, 50));

    // When
    PercentileFigure p95 = PercentileFigure.of(Percentile.P95, runs);

    // Then
    assertThat(p95).isInstanceOf(PercentileFigure.Pooled.class);
    assertThat(FigureText.percentile(p95))
        .isEqualTo("48 ms [all: 1.00 ms … 50 ms], pooled over 3 runs (150 requests)");
  }

  @Test
  void shouldPrintTheMedianOfEachRunsPercentile() {
    // Given
    List<Samples> runs = List.of(samples(1, 20), samples(1, 22), samples(1, 24));

    // When
    PercentileFigure p50 = PercentileFigure.of(Percentile.P50, runs);

    // Then
    assertThat(FigureText.percentile(p50)).isEqualTo("11 ms [10 ms … 12 ms], n 3 (66 requests)");
  }

  private static Samples samples(int fromMillis, int toMillis) {
    Histogram histogram = new Histogram(3);
    for (int ms = fromMillis; ms <= toMillis; ms++) {
      histogram.recordValue(ms * 1_000_000L);
    }
    return Samples.decode(WindowFixture.encode(histogram));
  }
}
