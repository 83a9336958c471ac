package dev.candor.cli.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.candor.cli.CliException;
import dev.candor.cli.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CampaignIdTest {
  private final LoadClient load = new LoadClient("http://127.0.0.1:1", "token");
  private final ReportClient report = new ReportClient("http://127.0.0.1:1", "token");

  @Test
  void shouldTakeAnIdAsItIsPrinted() {
    // When
    String id = Http.id("c-20261201-161200-7f3a");

    // Then
    assertThat(id).isEqualTo("c-20261201-161200-7f3a");
  }

  @ParameterizedTest
  @ValueSource(strings = {"../x", "", "a b", "c-1/result.json", "c-1?x"})
  void shouldAskNothingOfAServiceForWhatIsNoId(String id) {
    assertThatThrownBy(() -> load.campaign(id))
        .isInstanceOfSatisfying(
            CliException.class, e -> assertThat(e.exitCode()).isEqualTo(ExitCode.BAD_INPUT))
        .hasMessageContaining("campaign list");
    assertThatThrownBy(() -> report.result(id)).isInstanceOf(CliException.class);
  }
}
