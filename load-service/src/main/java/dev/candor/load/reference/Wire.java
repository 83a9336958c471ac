package dev.candor.load.reference;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The server's JSON, in the form that vLLM gives it. */
final class Wire {
  static final String MODEL = "candor-reference";
  static final String VERSION = "candor-reference-0.1.0";
  static final ObjectMapper JSON = new ObjectMapper();

  private final CompletionRequest request;
  private final boolean finalUsage;
  private final boolean running;
  private final boolean ids;
  private int nextId = 1000;

  Wire(CompletionRequest request, ReferenceOptions.Counting counting) {
    this.request = request;
    finalUsage = request.usage() && counting.compareTo(ReferenceOptions.Counting.FINAL) >= 0;
    running =
        finalUsage
            && request.runningUsage()
            && counting.compareTo(ReferenceOptions.Counting.RUNNING) >= 0;
    ids = request.tokenIds() && counting == ReferenceOptions.Counting.IDS;
  }

  String role() {
    ObjectNode choice = object().put("index", 0);
    choice.putObject("delta").put("role", "assistant").put("content", "");
    choice.putNull("finish_reason");
    return event(Optional.of(choice), running ? Optional.of(0) : Optional.empty());
  }

  String chunk(String field, List<String> tokens, int soFar, String finish) {
    ObjectNode choice = object().put("index", 0);
    String text = String.join("", tokens);
    if (request.chat()) {
      choice.putObject("delta").put(field, text);
    } else {
      choice.put("text", text);
    }
    if (finish.isEmpty()) {
      choice.putNull("finish_reason");
    } else {
      choice.put("finish_reason", finish);
    }
    if (ids) {
      ArrayNode array = choice.putArray("token_ids");
      tokens.forEach(token -> array.add(nextId++));
    }
    return event(Optional.of(choice), running ? Optional.of(soFar) : Optional.empty());
  }

  /** The usage-only event, when it was asked for. */
  Optional<String> usage(int total) {
    return finalUsage ? Optional.of(event(Optional.empty(), Optional.of(total))) : Optional.empty();
  }

  String whole(Answer answer) {
    ObjectNode choice = object().put("index", 0);
    if (request.chat()) {
      choice.putObject("message").put("role", "assistant").put("content", answer.text());
    } else {
      choice.put("text", answer.text());
    }
    choice.put("finish_reason", answer.finishReason());
    ObjectNode all = frame(request.chat() ? "chat.completion" : "text_completion");
    all.putArray("choices").add(choice);
    all.set("usage", counts(answer.tokens().size()));
    return all.toString();
  }

  private String event(Optional<ObjectNode> choice, Optional<Integer> completion) {
    ObjectNode all = frame(request.chat() ? "chat.completion.chunk" : "text_completion");
    ArrayNode choices = all.putArray("choices");
    choice.ifPresent(choices::add);
    completion.ifPresent(count -> all.set("usage", counts(count)));
    if (choice.isEmpty()) {
      all.put("system_fingerprint", VERSION);
    }
    return all.toString();
  }

  private static ObjectNode frame(String object) {
    return object()
        .put("id", "cmpl-reference")
        .put("object", object)
        .put("created", 0)
        .put("model", MODEL);
  }

  private ObjectNode counts(int completion) {
    int prompt = request.promptTokens();
    ObjectNode usage =
        object()
            .put("prompt_tokens", prompt)
            .put("total_tokens", prompt + completion)
            .put("completion_tokens", completion);
    usage.putObject("prompt_tokens_details").put("cached_tokens", 0);
    return usage;
  }

  static String error(int code, String type, String message) {
    ObjectNode all = object();
    all.putObject("error").put("message", message).put("type", type).put("code", code);
    return all.toString();
  }

  static String models() {
    ObjectNode all = object().put("object", "list");
    all.putArray("data")
        .addObject()
        .put("id", MODEL)
        .put("object", "model")
        .put("created", 0)
        .put("owned_by", "candor")
        .put("max_model_len", 131_072);
    return all.toString();
  }

  static Map<String, String> answers(String json) throws JsonProcessingException {
    JsonNode tree = JSON.readTree(json);
    if (!tree.isObject()) {
      throw new IllegalArgumentException(
          "--answers: the file holds no JSON object {prompt: answer}");
    }
    Map<String, String> answers = new HashMap<>();
    tree.properties().forEach(entry -> answers.put(entry.getKey(), entry.getValue().asText()));
    return Map.copyOf(answers);
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}
