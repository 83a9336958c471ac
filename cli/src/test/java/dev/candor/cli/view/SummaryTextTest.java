package dev.candor.cli.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class SummaryTextTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void shouldPrintTheGoldenTextUnderAnyLocale() throws IOException {
    // Given
    JsonNode summary = resource("summary.json");
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.GERMANY);

    // When
    List<String> lines;
    try {
      lines = SummaryText.of(summary);
    } finally {
      Locale.setDefault(before);
    }

    // Then
    assertThat(lines)
        .containsExactly(
            """
            decode-heavy peaks at 745 tokens/s with 4 streams

            shape                  N  runs                      tokens/s  CV     per user  decode  TTFT p50  p95           prompt  flags
            decode-heavy           1     3          100.0 [99.0 … 110.0]  5.9 %  100.0     198.0   41.2      too few (24)   39–42  –
            decode-heavy (burst)  16     2  740, 1,081: not yet resolved  –      –         –       –         –              39–42  ttft.tail, output.short
            tokens/s: median [min … max] of the runs, tokens that arrived inside the window.
            per user: delivered to each; decode: while its stream decodes. TTFT in ms, prompt in tokens.

            What may be quoted, rule by rule
              +  shapes.both         passed         decode-heavy and prefill-heavy
              -  window.length       failed         4 s; 120 s or more is asked for
              ?  harness.calibrated  not evaluable  no calibration in this result

            Caveats
              Windows of 4 s are too short to publish.
            """
                .split("\n", -1));
  }

  @Test
  void shouldPrintNothingOfAnEmptySummary() {
    // Given
    JsonNode nothing = JSON.createObjectNode();

    // When
    List<String> lines = SummaryText.of(nothing);

    // Then
    assertThat(lines).isEmpty();
  }

  private static JsonNode resource(String name) throws IOException {
    try (InputStream in = SummaryTextTest.class.getResourceAsStream("/" + name)) {
      return JSON.readTree(Objects.requireNonNull(in));
    }
  }
}
