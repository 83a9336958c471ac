package dev.candor.quality.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.quality.domain.Outcome;
import dev.candor.quality.domain.Outcome.Answered;
import dev.candor.quality.domain.Outcome.Kind;
import dev.candor.quality.domain.Outcome.Unanswered;
import dev.candor.quality.domain.Reply;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads a whole event stream of either interface. An error event, a stream without any event and a
 * stream that ends without a finish reason are no answers, whatever the status line said.
 */
final class ServerSentReply {
  private static final String DONE = "[DONE]";

  private final ObjectMapper json;
  private final StringBuilder text = new StringBuilder();
  private final StringBuilder reasoning = new StringBuilder();
  private Optional<String> finish = Optional.empty();
  private OptionalInt completionTokens = OptionalInt.empty();
  private Optional<String> failure = Optional.empty();
  private int events;

  private ServerSentReply(ObjectMapper json) {
    this.json = json;
  }

  static Outcome read(ObjectMapper json, byte[] body, Duration took) {
    boolean whole = true;
    String stream;
    try {
      stream = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    } catch (CharacterCodingException e) {
      whole = false;
      stream = new String(body, StandardCharsets.UTF_8);
    }
    ServerSentReply reply = new ServerSentReply(json);
    reply.readEvents(stream);
    return reply.outcome(whole, took);
  }

  private void readEvents(String stream) {
    StringBuilder data = new StringBuilder();
    for (String line : stream.split("\r\n|\n|\r", -1)) {
      if (line.isEmpty()) {
        readEvent(data.toString());
        data.setLength(0);
      } else if (line.startsWith("data:")) {
        data.append(data.isEmpty() ? "" : "\n").append(line.substring("data:".length()).strip());
      }
    }
    readEvent(data.toString());
  }

  private void readEvent(String data) {
    if (data.isEmpty() || data.equals(DONE) || failure.isPresent()) {
      return;
    }
    events++;
    try {
      readChunk(json.readTree(data));
    } catch (JsonProcessingException e) {
      failure = Optional.of("the stream holds an event that is not JSON");
    }
  }

  private void readChunk(JsonNode chunk) {
    if (chunk.hasNonNull("error")) {
      JsonNode error = chunk.get("error");
      failure =
          Optional.of(
              "an error inside the stream: "
                  + error.path("message").asText(error.isTextual() ? error.asText() : "no text"));
      return;
    }
    for (JsonNode choice : chunk.path("choices")) {
      JsonNode delta = choice.path("delta");
      text.append(textOf(delta, "content")).append(textOf(choice, "text"));
      String thought = textOf(delta, "reasoning");
      reasoning.append(thought.isEmpty() ? textOf(delta, "reasoning_content") : thought);
      if (choice.hasNonNull("finish_reason")) {
        finish = Optional.of(choice.get("finish_reason").asText());
      }
    }
    JsonNode counted = chunk.path("usage").path("completion_tokens");
    if (counted.isIntegralNumber()) {
      completionTokens = OptionalInt.of(counted.asInt());
    }
  }

  private Outcome outcome(boolean whole, Duration took) {
    if (failure.isEmpty() && events == 0) {
      failure = Optional.of("an empty answer: status 200 and no event");
    }
    if (failure.isEmpty() && finish.isEmpty()) {
      failure = Optional.of("a cut stream: it ended without a finish reason");
    }
    return failure
        .<Outcome>map(message -> new Unanswered(Kind.FAULT, message))
        .orElseGet(
            () ->
                new Answered(
                    new Reply(
                        text.toString(),
                        reasoning.toString(),
                        finish,
                        completionTokens,
                        whole,
                        took)));
  }

  private static String textOf(JsonNode node, String field) {
    return node.hasNonNull(field) ? node.get(field).asText() : "";
  }
}
