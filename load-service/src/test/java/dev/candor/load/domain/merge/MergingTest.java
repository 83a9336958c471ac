package dev.candor.load.domain.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.candor.load.domain.Fixtures;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class MergingTest {

  @Property(tries = 100)
  void shouldGiveWhatOneWorkerWouldHaveGot(
      @ForAll @Size(min = 1, max = 60) List<@LongRange(min = 1, max = 20_000_000_000L) Long> ttfts,
      @ForAll @IntRange(min = 2, max = 8) int workers) {
    // Given
    List<Histogram> parts = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      parts.add(new Histogram(3));
    }
    Histogram whole = new Histogram(3);
    for (int i = 0; i < ttfts.size(); i++) {
      parts.get(i % workers).recordValue(ttfts.get(i));
      whole.recordValue(ttfts.get(i));
    }
    List<Measured> measured =
        parts.stream()
            .map(h -> Fixtures.measured(h.getTotalCount() * 10, 2, requests(h), h))
            .toList();

    // When
    Measured merged = Merging.merge(measured);

    // Then
    Histogram sum = merged.histograms().ttft().decode();
    assertThat(merged.tokensInWindow()).isEqualTo(whole.getTotalCount() * 10);
    assertThat(merged.requests().completed()).isEqualTo(whole.getTotalCount());
    assertThat(merged.inFlight().mean()).isEqualTo(2.0 * workers);
    assertThat(sum.getTotalCount()).isEqualTo(whole.getTotalCount());
    for (double p : List.of(50.0, 90.0, 95.0, 99.0, 100.0)) {
      assertThat(sum.getValueAtPercentile(p)).isEqualTo(whole.getValueAtPercentile(p));
    }
  }

  @Test
  void shouldLeaveASinglePartUntouched() {
    // Given
    Measured only = Fixtures.measured(1200, 4);

    // When
    Measured merged = Merging.merge(List.of(only));

    // Then
    assertThat(merged).isSameAs(only);
  }

  @Test
  void shouldKeepEveryPartsRecordsAndTheWorstHealth() {
    // Given
    Measured a = Fixtures.measured(1200, 4);
    Measured b = Fixtures.measured(1100, 4);

    // When
    Measured merged = Merging.merge(List.of(a, b));

    // Then
    assertThat(merged.records()).hasSize(2);
    assertThat(merged.client()).isEqualTo(Fixtures.HEALTHY);
    assertThat(merged.aggregateTps()).isCloseTo(575, within(1e-9));
    assertThat(merged.tokensBySecond()).containsExactly(575L, 575L, 575L, 575L);
  }

  private static Requests requests(Histogram h) {
    return new Requests(h.getTotalCount(), 0, 0, List.of());
  }
}
