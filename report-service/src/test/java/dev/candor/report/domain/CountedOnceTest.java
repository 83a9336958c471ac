package dev.candor.report.domain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.report.domain.cells.Cell;
import dev.candor.report.domain.cells.CellKey;
import dev.candor.report.domain.facts.Load;
import dev.candor.report.fixture.Pages;
import dev.candor.report.messaging.JsonFactDecoder;
import dev.candor.report.service.CampaignFile;
import dev.candor.report.service.StoredMessage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CountedOnceTest {
  private final JsonFactDecoder decoder = new JsonFactDecoder();

  @Test
  void shouldCountAWindowThatWasRunAgainOnceAndKeepBothAttempts() {
    // When
    CampaignFile file = Pages.sample(decoder);

    // Then
    Cell cell = cell(file, new CellKey("decode-heavy", Load.STEADY, 16));
    assertThat(cell.runs())
        .extracting(run -> run.naturalKey())
        .containsExactly("r1-decode-heavy-n16/1", "r2-decode-heavy-n16/2", "r3-decode-heavy-n16/1");
    assertThat(file.result().facts().windows()).hasSize(31);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void shouldComeToTheSameResultInAnyOrderAndWithRepeatedMessages(long seed) {
    // Given
    CampaignFile one = Pages.sample(decoder);
    List<StoredMessage> messages = new ArrayList<>(one.messages());
    messages.addAll(one.messages().subList(0, 20));
    Collections.shuffle(messages, new Random(seed));

    // When
    CampaignFile other = CampaignFile.of(one.result().facts().campaignId(), messages, decoder);

    // Then
    assertThat(other.result().cells()).isEqualTo(one.result().cells());
    assertThat(other.result().eligibility()).isEqualTo(one.result().eligibility());
  }

  private static Cell cell(CampaignFile file, CellKey key) {
    return file.result().cells().stream()
        .filter(cell -> cell.key().equals(key))
        .findFirst()
        .orElseThrow();
  }
}
