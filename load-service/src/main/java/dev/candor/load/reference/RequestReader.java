package dev.candor.load.reference;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads completion requests; what is wrong with one is a {@link Refusal}. */
final class RequestReader {

  /** An answer with an error status. */
  record Refusal(int status, String type, String message) {
    String body() {
      return Wire.error(status, type, message);
    }
  }

  /** Carries a refusal out of the reading. */
  static final class Refused extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    Refused(int status, String type, String message) {
      super(message);
      refusal = new Refusal(status, type, message);
    }

    Refusal refusal() {
      return refusal;
    }
  }

  private static final int LARGEST_CAP = 10_000_000;

  private final Set<String> refusedFields;
  private final int defaultTokens;

  RequestReader(ReferenceOptions options) {
    refusedFields = options.refused();
    defaultTokens = options.defaultTokens();
  }

  CompletionRequest read(boolean chat, String body) throws Refused {
    JsonNode tree = tree(body);
    checkFields(tree);
    String model = tree.path("model").asText(Wire.MODEL);
    if (!model.equals(Wire.MODEL)) {
      throw new Refused(
          404, "NotFoundError", "The model `" + model + "` does not exist; it is " + Wire.MODEL);
    }
    if (tree.path("n").asInt(1) != 1) {
      throw bad("n: only 1 is served");
    }
    int cap =
        tree.path("max_completion_tokens").asInt(tree.path("max_tokens").asInt(defaultTokens));
    if (cap < 1 || cap > LARGEST_CAP) {
      throw bad("max_tokens: " + cap + " is not allowed; use 1 to " + LARGEST_CAP);
    }
    JsonNode streaming = tree.path("stream_options");
    List<String> texts = chat ? messages(tree) : List.of(prompt(tree));
    return new CompletionRequest(
        chat,
        texts.getLast(),
        String.join(" ", texts),
        chat ? texts.size() : 0,
        cap,
        stops(tree.path("stop")),
        tree.path("stream").asBoolean(false),
        streaming.path("include_usage").asBoolean(false),
        streaming.path("continuous_usage_stats").asBoolean(false),
        tree.path("return_token_ids").asBoolean(false));
  }

  private static JsonNode tree(String body) throws Refused {
    try {
      JsonNode tree = Wire.JSON.readTree(body);
      if (tree.isObject()) {
        return tree;
      }
    } catch (JsonProcessingException e) {
      throw bad("the body is not JSON: " + e.getOriginalMessage());
    }
    throw bad("the body is no JSON object");
  }

  private void checkFields(JsonNode tree) throws Refused {
    for (String field : refusedFields) {
      if (tree.has(field) || tree.path("stream_options").has(field)) {
        throw bad("Extra inputs are not permitted: " + field);
      }
    }
  }

  private static List<String> messages(JsonNode tree) throws Refused {
    JsonNode messages = tree.path("messages");
    if (!messages.isArray() || messages.isEmpty()) {
      throw bad("messages: an array with at least one message is needed");
    }
    List<String> texts = new ArrayList<>();
    for (JsonNode message : messages) {
      texts.add(content(message.path("content")));
    }
    return texts;
  }

  private static String content(JsonNode content) {
    if (!content.isArray()) {
      return content.asText("");
    }
    StringBuilder all = new StringBuilder();
    content.forEach(part -> all.append(part.path("text").asText("")));
    return all.toString();
  }

  private static String prompt(JsonNode tree) throws Refused {
    JsonNode prompt = tree.path("prompt");
    if (!prompt.isTextual()) {
      throw bad("prompt: a string is needed");
    }
    return prompt.asText();
  }

  private static List<String> stops(JsonNode stop) {
    if (stop.isTextual()) {
      return List.of(stop.asText());
    }
    List<String> stops = new ArrayList<>();
    stop.forEach(item -> stops.add(item.asText()));
    return stops;
  }

  private static Refused bad(String message) {
    return new Refused(400, "BadRequestError", message);
  }
}
