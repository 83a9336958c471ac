package dev.candor.load.domain.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SseScannerTest {

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void shouldSplitAtEveryKindOfLineEnd(String end) {
    // Given
    String stream = "data: a" + end + end + "data: b" + end + end;

    // When
    List<String> events = Streams.events(stream);

    // Then
    assertThat(events).containsExactly("a", "b");
  }

  @Test
  void shouldJoinSeveralDataLines() {
    // Given
    String stream = "data: a\ndata: b\ndata\n\n";

    // When
    List<String> events = Streams.events(stream);

    // Then
    assertThat(events).containsExactly("a\nb\n");
  }

  @Test
  void shouldIgnoreCommentsAndOtherFields() {
    // Given
    String stream = ": ping\n\nevent: x\nid: 7\nretry: 10\ndata:a\n\n:\n\ndatax: no\n\n";

    // When
    List<String> events = Streams.events(stream);

    // Then
    assertThat(events).containsExactly("a");
  }

  @Test
  void shouldDropALeadingByteOrderMarkOnly() {
    // Given
    String stream = "\uFEFFdata: a\n\n\uFEFFdata: b\n\ndata: \uFEFFc\n\n";

    // When
    List<String> events = Streams.events(stream);

    // Then
    assertThat(events).containsExactly("a", "\uFEFFc");
  }

  @ParameterizedTest
  @ValueSource(strings = {"data: a\n\ndata: b", "data: a\n\ndata: b\n", "data: a\n\ndata: b\r"})
  void shouldDeliverAnEventThatNoBlankLineEnds(String stream) {
    // When
    List<String> events = Streams.events(stream);

    // Then
    assertThat(events).containsExactly("a", "b");
  }

  @Test
  void shouldStripOneSpaceOnly() {
    // When
    List<String> events = Streams.events("data:  a \n\ndata:\n\n");

    // Then
    assertThat(events).containsExactly(" a ", "");
  }

  @Test
  void shouldGiveTheSameEventsForEveryTwoCuts() {
    // Given
    byte[] bytes =
        "\uFEFFdata: grüße 😀\r\n\r\n: c\rdata:b\n\n\ndata: d\r\rdata: e".getBytes(UTF_8);
    List<String> whole = Streams.events(bytes);
    List<List<String>> cut = new ArrayList<>();

    // When
    for (int i = 0; i <= bytes.length; i++) {
      for (int j = i; j <= bytes.length; j++) {
        cut.add(Streams.events(bytes, i, j));
      }
    }

    // Then
    assertThat(whole).containsExactly("grüße 😀", "b", "d", "e");
    assertThat(cut).allMatch(whole::equals);
  }

  @Test
  void shouldKeepTheInstantOfTheBufferThatCompletedTheDataLine() {
    // Given
    SseScanner scanner = new SseScanner();
    List<Long> instants = new ArrayList<>();
    EventSink sink = (b, off, len, at) -> instants.add(at);

    // When
    scanner.feed("data: a".getBytes(UTF_8), 0, 7, 10, sink);
    scanner.feed("\n".getBytes(UTF_8), 0, 1, 20, sink);
    scanner.feed("\n".getBytes(UTF_8), 0, 1, 30, sink);

    // Then
    assertThat(instants).containsExactly(20L);
  }

  @Test
  void shouldRefuseAnEndlessLine() {
    // Given
    SseScanner scanner = new SseScanner(1000);
    byte[] piece = "x".repeat(400).getBytes(UTF_8);
    EventSink sink = (b, off, len, at) -> {};
    scanner.feed(piece, 0, 400, 0, sink);
    scanner.feed(piece, 0, 400, 0, sink);

    // When
    ThrowingCallable feeding = () -> scanner.feed(piece, 0, 400, 0, sink);

    // Then
    assertThatThrownBy(feeding)
        .isInstanceOf(MalformedStream.class)
        .hasMessage("a line is longer than 1000 bytes");
  }

  @Test
  void shouldRefuseAnEndlessEvent() {
    // Given
    SseScanner scanner = new SseScanner(1000);
    byte[] lines = ("data: " + "x".repeat(300) + "\n").repeat(4).getBytes(UTF_8);

    // When
    ThrowingCallable feeding =
        () -> scanner.feed(lines, 0, lines.length, 0, (b, off, len, at) -> {});

    // Then
    assertThatThrownBy(feeding)
        .isInstanceOf(MalformedStream.class)
        .hasMessage("an event is longer than 1000 bytes");
  }
}
