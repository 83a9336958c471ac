package dev.candor.quality.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BaselineComparisonTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0, 1.0",
    "1, 1, 0.5",
    "7, 7, 0.0078125",
    "8, 8, 0.00390625",
    "3, 5, 0.5",
    "9, 10, 0.0107421875"
  })
  void shouldGiveTheUpperTailOfTheFairCoin(int lost, int differing, double expected) {
    // When
    double probability = BaselineComparison.upperTail(lost, differing);

    // Then
    assertThat(probability).isCloseTo(expected, within(1e-12));
  }
}
