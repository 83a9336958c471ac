package dev.candor.cli.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EventStreamTest {
  @Test
  void shouldHearNamesDataAndTheLastId() throws IOException {
    // Given
    String stream =
        "event: progress\ndata: {\"doing\":\"gate\"}\n\nid: 7\nevent: log\ndata: {\"text\":\"hi\"}\n\n: beat\n\n";
    List<String> heard = new ArrayList<>();

    // When
    Optional<String> last =
        EventStream.read(
            new ByteArrayInputStream(stream.getBytes(StandardCharsets.UTF_8)),
            Optional.of("3"),
            (name, data, id) -> heard.add(name + " " + data));

    // Then
    assertThat(heard).containsExactly("progress {\"doing\":\"gate\"}", "log {\"text\":\"hi\"}");
    assertThat(last).contains("7");
  }

  @Test
  void shouldListEveryMistakeWithItsLine() {
    // Given
    String body =
        """
        {"title":"Unprocessable","status":422,"detail":"2 mistakes in the campaign file",
         "violations":[{"path":"levels[1]","line":4,"message":"0 is not a stream count"},
                       {"path":"repeats","line":0,"message":"21 is above 20"}]}""";

    // When
    String sentence = Problems.sentence(422, body);

    // Then
    assertThat(sentence)
        .isEqualToNormalizingNewlines(
            "2 mistakes in the campaign file\n"
                + "  line 4: levels[1]: 0 is not a stream count\n"
                + "  repeats: 21 is above 20");
  }
}
