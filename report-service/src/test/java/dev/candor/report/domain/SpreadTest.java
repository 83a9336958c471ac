package dev.candor.report.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.candor.report.domain.cells.FigureText;
import dev.candor.report.domain.statistics.Coverage;
import dev.candor.report.domain.statistics.Percentile;
import dev.candor.report.domain.statistics.Spread;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SpreadTest {
  @Test
  void shouldSummariseThreeRuns() {
    // Given
    List<Double> runs = List.of(100.0, 110.0, 99.0);

    // When
    Spread spread = Spread.of(runs);

    // Then
    assertThat(FigureText.spread(spread, FigureText::rate))
        .isEqualTo("100.0 [99.0 … 110.0], n 3, CV 5.91 %, coverage 75 %");
    assertThat(((Spread.Resolved) spread).variation().orElseThrow())
        .isCloseTo(0.0590559, within(1e-6));
  }

  @Test
  void shouldCoverMoreWithFiveRuns() {
    // When
    double coverage = Coverage.ofRange(5);

    // Then
    assertThat(FigureText.coverage(coverage)).isEqualTo("93.75 %");
  }

  @Test
  void shouldPrintTwoRunsWithoutAnInterval() {
    // When
    Spread spread = Spread.of(List.of(257.8, 316.7));

    // Then
    assertThat(spread).isInstanceOf(Spread.NotYetResolved.class);
    assertThat(FigureText.spread(spread, FigureText::rate))
        .isEqualTo("two runs, 257.8 and 316.7, not yet resolved");
  }

  @Test
  void shouldSayWhenThereIsNoRun() {
    // When
    String words = FigureText.spread(Spread.of(List.of()), FigureText::rate);

    // Then
    assertThat(words).isEqualTo("no valid run");
  }

  @Test
  void shouldRejectWhatIsNoNumber() {
    // When
    var thrown = assertThatThrownBy(() -> Spread.of(List.of(1.0, Double.NaN)));

    // Then
    thrown.isInstanceOf(IllegalArgumentException.class).hasMessageContaining("runs[1]");
  }

  @Test
  void shouldTakeTheMiddleOfAnEvenCount() {
    // When
    Spread spread = Spread.of(List.of(4.0, 1.0, 3.0, 2.0));

    // Then
    assertThat(((Spread.Resolved) spread).median()).isEqualTo(2.5);
  }

  @Property(tries = 200)
  void shouldNotDependOnTheOrderOfRuns(
      @ForAll @Size(min = 3, max = 12) List<@DoubleRange(min = 0.1, max = 1e6) Double> runs,
      @ForAll long seed) {
    // Given
    List<Double> shuffled = new ArrayList<>(runs);
    Collections.shuffle(shuffled, new Random(seed));

    // When
    Spread.Resolved one = (Spread.Resolved) Spread.of(runs);
    Spread.Resolved other = (Spread.Resolved) Spread.of(shuffled);

    // Then
    assertThat(other.median()).isEqualTo(one.median()).isBetween(one.min(), one.max());
    assertThat(other.variation().orElseThrow())
        .isCloseTo(one.variation().orElseThrow(), within(1e-9));
  }

  @ParameterizedTest
  @EnumSource(Percentile.class)
  void shouldSetEachFloorByItsFormula(Percentile percentile) {
    // Given
    double p = percentile.percent() / 100;

    // When
    int smallest = 1;
    while (tooFewBeyond(p, smallest) > 0.01) {
      smallest++;
    }

    // Then
    assertThat(percentile.floor()).isEqualTo(smallest);
  }

  private static double tooFewBeyond(double p, int n) {
    return Math.pow(p, n) + n * Math.pow(p, n - 1) * (1 - p);
  }
}
