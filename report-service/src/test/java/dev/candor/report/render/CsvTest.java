package dev.candor.report.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.report.fixture.Pages;
import dev.candor.report.messaging.JsonFactDecoder;
import dev.candor.report.service.CampaignFile;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class CsvTest {
  @Test
  void shouldQuoteAndDisarm() {
    // Given
    Table table =
        Table.named("t", "T", "c")
            .text("a", "A")
            .number("n", "N")
            .row("", "=1+1", -5)
            .row("", "say \"hi\", twice", 2)
            .build();

    // When
    String csv = Csv.of(table);

    // Then
    assertThat(csv).isEqualTo("a,n\r\n'=1+1,-5\r\n\"say \"\"hi\"\", twice\",2\r\n");
  }

  @Test
  void shouldWriteEveryTableWithAPointWhateverTheLocale() {
    // Given
    CampaignFile file = Pages.sample(new JsonFactDecoder());
    QuteRenderer renderer = new QuteRenderer(Pages.engine());
    String plain = renderer.csv(file, "levels-decode-heavy").orElseThrow();
    Locale before = Locale.getDefault();

    // When
    String german;
    try {
      Locale.setDefault(Locale.GERMANY);
      german = renderer.csv(file, "levels-decode-heavy").orElseThrow();
    } finally {
      Locale.setDefault(before);
    }

    // Then
    assertThat(german).isEqualTo(plain).contains(",1012.00,");
  }
}
