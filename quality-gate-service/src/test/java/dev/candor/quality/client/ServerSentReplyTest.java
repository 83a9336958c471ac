package dev.candor.quality.client;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.quality.domain.Outcome;
import dev.candor.quality.domain.Outcome.Answered;
import dev.candor.quality.domain.Reply;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ServerSentReplyTest {
  @Test
  void shouldJoinTextReasoningUsageAndFinishOfAChatStream() {
    // Given
    String stream =
        ": ping\r\n\r\n"
            + "data: {\"choices\":[{\"delta\":{\"role\":\"assistant\",\"content\":null}}]}\r\n\r\n"
            + "data: {\"choices\":[{\"delta\":{\"reasoning\":\"Hm\"}}]}\n\n"
            + "data: {\"choices\":[{\"delta\":{\"reasoning_content\":\"m\"}}]}\n\n"
            + "data: {\"choices\":[{\"delta\":{\"content\":\"caf\\u00e9 \"}}]}\n\n"
            + "data: {\"choices\":[{\"delta\":{\"content\":\"né\"},\"finish_reason\":\"stop\"}]}\n\n"
            + "data: {\"choices\":[],\"usage\":{\"completion_tokens\":7}}\n\n"
            + "data: [DONE]\n\n";

    // When
    Outcome outcome = read(stream);

    // Then
    assertThat(outcome)
        .isEqualTo(
            new Answered(
                new Reply(
                    "café né",
                    "Hmm",
                    Optional.of("stop"),
                    OptionalInt.of(7),
                    true,
                    Duration.ZERO)));
  }

  @Test
  void shouldReadACompletionsStreamWhoseLastEventHasNoBlankLine() {
    // Given
    String stream =
        "data: {\"choices\":[{\"text\":\" blue\",\"finish_reason\":\"length\"}],"
            + "\"usage\":{\"completion_tokens\":1}}";

    // When
    Outcome outcome = read(stream);

    // Then
    assertThat(outcome)
        .isEqualTo(
            new Answered(
                new Reply(
                    " blue", "", Optional.of("length"), OptionalInt.of(1), true, Duration.ZERO)));
  }

  private static Outcome read(String stream) {
    return ServerSentReply.read(
        new ObjectMapper(), stream.getBytes(StandardCharsets.UTF_8), Duration.ZERO);
  }
}
