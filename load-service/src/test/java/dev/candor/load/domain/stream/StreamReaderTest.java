package dev.candor.load.domain.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StreamReaderTest {
  private static final String DONE = "data: [DONE]\n\n";

  @ParameterizedTest
  @ValueSource(strings = {"content", "reasoning", "reasoning_content", "refusal"})
  void shouldTakeTextUnderEveryName(String field) {
    // Given
    StreamReader reader = Streams.read(Streams.chat("{\"" + field + "\":\"x\"}", "stop") + DONE);

    // When
    Optional<Failure> failure = reader.end(0);

    // Then
    assertThat(failure).isEmpty();
    assertThat(reader.timeline().chunks()).isEqualTo(1);
    assertThat(reader.timeline().firstAnswer().isPresent()).isEqualTo(!field.startsWith("reas"));
  }

  @Test
  void shouldTakeToolCallsAsTokens() {
    // Given
    String delta = "{\"tool_calls\":[{\"index\":0,\"function\":{\"arguments\":\"{\"}}]}";

    // When
    StreamReader reader = Streams.read(Streams.chat(delta, ""));

    // Then
    assertThat(reader.timeline().chunks()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"role\":\"assistant\",\"content\":\"\"}",
        "{\"role\":\"assistant\",\"content\":null}",
        "{\"content\":\"\",\"tool_calls\":[]}",
        "{}",
        "null"
      })
  void shouldNotTakeEmptyChunksAsTokens(String delta) {
    // When
    StreamReader reader = Streams.read(Streams.chat(delta, ""));

    // Then
    assertThat(reader.timeline().chunks()).isZero();
  }

  @Test
  void shouldTakeGrowthOfTheCounterAsATokenWithoutText() {
    // Given
    String first = counted("a", 1, "null");
    String hidden = counted("", 3, "null");
    String last = counted("b", 4, "\"length\"");

    // When
    StreamReader reader = Streams.read(first + hidden + last + Streams.usage(9, 4) + DONE);

    // Then
    assertThat(reader.end(0)).isEmpty();
    assertThat(TokenAttribution.settle(reader.timeline())).isEqualTo(TokenSource.RUNNING_USAGE);
    assertThat(reader.timeline().chunks()).isEqualTo(3);
    assertThat(reader.timeline().tokens(1)).isEqualTo(2);
    assertThat(reader.timeline().promptTokens()).contains(9);
  }

  private static String counted(String text, int soFar, String finish) {
    return "data: {\"usage\":{\"completion_tokens\":%d},\"choices\":[{\"text\":\"%s\",\"finish_reason\":%s}]}\n\n"
        .formatted(soFar, text, finish);
  }

  @Test
  void shouldPreferTokenIdsInTheChunks() {
    // Given
    String first = "data: {\"choices\":[{\"delta\":{\"content\":\"Hi\"},\"token_ids\":[1,2]}]}\n\n";
    String last =
        "data: {\"choices\":[{\"delta\":{\"content\":\"\"},\"token_ids\":[3],\"finish_reason\":\"stop\"}]}\n\n";

    // When
    StreamReader reader = Streams.read(first + last + Streams.usage(5, 3) + DONE);

    // Then
    assertThat(TokenAttribution.settle(reader.timeline())).isEqualTo(TokenSource.TOKEN_IDS);
    assertThat(TokenAttribution.total(reader.timeline())).isEqualTo(3);
    assertThat(reader.timeline().tokens(0)).isEqualTo(2);
  }

  @Test
  void shouldTakeUsageOnTheFinishEventAsFinal() {
    // Given
    String stream =
        "data: {\"choices\":[{\"text\":\" a\",\"finish_reason\":null}]}\n\n"
            + "data: {\"choices\":[{\"text\":\" b\",\"finish_reason\":null}]}\n\n"
            + "data: {\"choices\":[{\"text\":\"\",\"finish_reason\":\"length\"}],"
            + "\"usage\":{\"completion_tokens\":3,\"prompt_tokens\":14,"
            + "\"prompt_tokens_details\":{\"cached_tokens\":7}}}\n\n"
            + DONE;

    // When
    StreamReader reader = Streams.read(stream);

    // Then
    assertThat(reader.end(0)).isEmpty();
    assertThat(TokenAttribution.settle(reader.timeline())).isEqualTo(TokenSource.FINAL_USAGE);
    assertThat(reader.timeline().chunks()).isEqualTo(2);
    assertThat(TokenAttribution.total(reader.timeline())).isEqualTo(3);
    assertThat(reader.timeline().cachedTokens()).contains(7);
  }

  @ParameterizedTest
  @CsvSource({"100,20,5", "60,36,1", "3,5,1", "7,7,1", "1,1,1"})
  void shouldSpreadTheFinalUsageOverTheChunks(int tokens, int chunks, int first) {
    // Given
    String stream =
        Streams.chat("{\"content\":\"x\"}", "").repeat(chunks - 1)
            + Streams.chat("{\"content\":\"x\"}", "stop")
            + Streams.usage(1, tokens);
    StreamReader reader = Streams.read(stream);

    // When
    TokenSource source = TokenAttribution.settle(reader.timeline());

    // Then
    assertThat(source).isEqualTo(TokenSource.FINAL_USAGE);
    assertThat(TokenAttribution.total(reader.timeline())).isEqualTo(tokens);
    assertThat(reader.timeline().tokens(0)).isEqualTo(first);
  }

  @Test
  void shouldCountChunksWhenNobodyCountedTokens() {
    // Given
    StreamReader reader =
        Streams.read(
            Streams.chat("{\"content\":\"x\"}", "").repeat(4) + Streams.chat("{}", "stop"));

    // When
    TokenSource source = TokenAttribution.settle(reader.timeline());

    // Then
    assertThat(source).isEqualTo(TokenSource.CHUNKS);
    assertThat(TokenAttribution.total(reader.timeline())).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "error-in-stream | data: {\"error\":{\"message\":\"boom\",\"code\":500}}",
        "error-in-stream | data: {\"error\":\"boom\"}",
        "empty-stream    | data: [DONE]",
        "empty-stream    | data:[DONE]",
        "empty-stream    | : ping",
        "cut-stream      | data: {\"choices\":[{\"text\":\"a\"}]}",
        "malformed-stream| data: {\"choices\":[{\"text\":\"a\"}",
        "malformed-stream| data: <html>",
        "malformed-stream| data: {\"a\":1} x",
        "malformed-stream| data: {\"a\":tru}",
        "malformed-stream| data: {\"a\":\"\\x\"}",
        "several-choices | data: {\"choices\":[{\"text\":\"a\"},{\"text\":\"b\"}]}",
        "several-choices | data: {\"choices\":[{\"index\":1,\"text\":\"a\"}]}"
      })
  void shouldNameWhatMadeARequestFail(String kind, String line) {
    // Given
    StreamReader reader = Streams.read(line + "\n\n");

    // When
    Optional<Failure> failure = reader.end(0);

    // Then
    assertThat(failure.map(Failure::kind)).contains(kind);
  }

  @Test
  void shouldReadAnyKeyOrderEscapesAndNesting() {
    // Given
    String stream =
        "data: { \"x\" : {\"choices\":[{\"text\":\"no\"}], \"y\":[[1,-2.5e3,{}],null,true]} , "
            + "\"\\u0063hoices\" : [ { \"finish_reason\" : \"st\\u006fp\", \"text\" : \"\\\"\\n\\ud83d\\ude00\" } ] }\n\n";

    // When
    StreamReader reader = Streams.read(stream);

    // Then
    assertThat(reader.end(0)).isEmpty();
    assertThat(reader.timeline().chunks()).isEqualTo(1);
    assertThat(reader.timeline().finishReason()).isEqualTo("stop");
  }

  @ParameterizedTest
  @ValueSource(ints = {0xC0, 0xFF, 0x80, 0xED, 0xF8})
  void shouldFailOnBytesThatAreNotUtf8(int octet) {
    // Given
    byte[] bytes = "data: {\"choices\":[{\"text\":\"a????\"}]}\n\n".getBytes(UTF_8);
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = bytes[i] == '?' ? (byte) octet : bytes[i];
    }
    StreamReader reader = new StreamReader();
    reader.begin(0);

    // When
    reader.body(bytes, 0, bytes.length, 0);

    // Then
    assertThat(reader.end(0).map(Failure::kind)).contains(Failure.MALFORMED_STREAM);
  }

  @Test
  void shouldFailOnNestingThatHasNoEnd() {
    // Given
    StreamReader reader = Streams.read("data: {\"a\":" + "[".repeat(100_000) + "\n\n");

    // When
    Optional<Failure> failure = reader.end(0);

    // Then
    assertThat(failure)
        .contains(new Failure(Failure.MALFORMED_STREAM, "JSON nested deeper than 64 levels"));
  }

  @Test
  void shouldFailOnALineThatHasNoEndWithBoundedMemory() {
    // Given
    StreamReader reader = new StreamReader(10_000);
    reader.begin(0);
    byte[] piece = "x".repeat(1000).getBytes(UTF_8);

    // When
    for (int i = 0; i < 100_000; i++) {
      reader.body(piece, 0, piece.length, i);
    }

    // Then
    assertThat(reader.end(0).map(Failure::example)).contains("a line is longer than 10000 bytes");
  }

  @Test
  void shouldFailOnNulBytesInText() {
    // Given
    StreamReader reader = Streams.read("data: {\"choices\":[{\"text\":\"a\u0000\"}]}\n\n");

    // When
    Optional<Failure> failure = reader.end(0);

    // Then
    assertThat(failure.map(Failure::kind)).contains(Failure.MALFORMED_STREAM);
  }

  @Test
  void shouldFinishWithDoneThoughTheConnectionStaysOpen() {
    // Given
    StreamReader reader = new StreamReader();
    reader.begin(0);
    byte[] bytes = (Streams.chat("{\"content\":\"x\"}", "stop") + DONE).getBytes(UTF_8);
    reader.body(bytes, 0, bytes.length, 70);

    // When
    Optional<Failure> failure = reader.end(500);

    // Then
    assertThat(failure).isEmpty();
    assertThat(reader.timeline().finished()).isEqualTo(70);
  }
}
