package dev.candor.report.domain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.report.domain.cells.FigureText;
import dev.candor.report.domain.statistics.Spread;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pairs of runs that were once published and had to be taken back. */
class AuditCasesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          247.4  | 148.8  | two runs, 247.4 and 148.8, not yet resolved
          257.8  | 316.7  | two runs, 257.8 and 316.7, not yet resolved
          3553.3 | 3552.3 | two runs, 3,553.3 and 3,552.3, not yet resolved
          740.4  | 1080.1 | two runs, 740.4 and 1,080.1, not yet resolved
          """)
  void shouldLeaveTwoRunsUnresolvedHoweverCloseTheyAre(double one, double two, String words) {
    // When
    Spread spread = Spread.of(List.of(one, two));

    // Then
    assertThat(spread).isInstanceOf(Spread.NotYetResolved.class);
    assertThat(FigureText.spread(spread, FigureText::rate)).isEqualTo(words);
  }
}
