package dev.candor.metadata.probe;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.metadata.domain.endpoint.Answers;
import dev.candor.metadata.domain.endpoint.Endpoint;
import dev.candor.metadata.domain.endpoint.EndpointAnswer;
import dev.candor.metadata.service.EngineEndpoint;
import java.net.http.HttpRequest;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;

/** Asks an engine over HTTP; JSON answers are redacted before they leave here. */
public final class HttpEngineEndpoint implements EngineEndpoint {
  private static final int OK = 200;
  private static final int NOT_FOUND = 404;
  private static final String CHAT = "/v1/chat/completions";
  private static final String COMPLETIONS = "/v1/completions";

  private final BoundedHttp http;
  private final ObjectMapper json;
  private final UnaryOperator<Object> redact;
  private final Clock clock;

  /**
   * Asks through a bounded client.
   *
   * @param http the client
   * @param json reads answers
   * @param redact replaces the secrets in a plain JSON tree
   * @param clock dates the answers
   */
  public HttpEngineEndpoint(
      BoundedHttp http, ObjectMapper json, UnaryOperator<Object> redact, Clock clock) {
    this.http = http;
    this.json = json;
    this.redact = redact;
    this.clock = clock;
  }

  @Override
  public Answers ask(Endpoint endpoint, List<String> paths) {
    Map<String, CompletableFuture<EndpointAnswer>> asked = new LinkedHashMap<>();
    for (String path : paths) {
      asked.put(path, http.send(endpoint, path, HttpRequest.Builder::GET).thenApply(this::answer));
    }
    Map<String, EndpointAnswer> answers = new LinkedHashMap<>();
    asked.forEach((path, answer) -> answers.put(path, answer.join()));
    return new Answers(answers);
  }

  @Override
  public Optional<String> tryOneCompletion(Endpoint endpoint) {
    Optional<String> model = endpoint.model().or(() -> onlyModel(endpoint));
    if (model.isEmpty()) {
      return Optional.of("/v1/models names no model");
    }
    EndpointAnswer chat =
        post(
            endpoint,
            CHAT,
            Map.of(
                "model",
                model.get(),
                "max_tokens",
                1,
                "messages",
                List.of(Map.of("role", "user", "content", "Say yes."))));
    if (chat instanceof EndpointAnswer.Status s && s.code() == NOT_FOUND) {
      return whyNoToken(
          COMPLETIONS,
          post(
              endpoint,
              COMPLETIONS,
              Map.of("model", model.get(), "max_tokens", 1, "prompt", "Say yes.")));
    }
    return whyNoToken(CHAT, chat);
  }

  private Optional<String> onlyModel(Endpoint endpoint) {
    return ask(endpoint, List.of("/v1/models"))
        .json("/v1/models")
        .flatMap(models -> Answers.member(models.body(), "data", 0, "id"))
        .map(Object::toString);
  }

  private EndpointAnswer post(Endpoint endpoint, String path, Map<String, Object> body) {
    String text;
    try {
      text = json.writeValueAsString(body);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a map of texts is always JSON", e);
    }
    return http.sendPatiently(
            endpoint,
            path,
            request ->
                request
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(text)))
        .thenApply(this::answer)
        .join();
  }

  private static Optional<String> whyNoToken(String path, EndpointAnswer answer) {
    return switch (answer) {
      case EndpointAnswer.Json j ->
          Answers.member(j.body(), "choices", 0).isPresent()
              ? Optional.empty()
              : Optional.of(path + " answered without a choice");
      case EndpointAnswer.Text t -> Optional.of(path + " answered text that is not JSON");
      case EndpointAnswer.Status s -> Optional.of(path + " answered " + s.code());
      case EndpointAnswer.Failed f -> Optional.of(path + ": " + f.why());
    };
  }

  private EndpointAnswer answer(BoundedHttp.Reply reply) {
    return switch (reply) {
      case BoundedHttp.Reply.Broken broken -> new EndpointAnswer.Failed(broken.why());
      case BoundedHttp.Reply.Whole whole ->
          whole.status() == OK
              ? body(whole.body())
              : new EndpointAnswer.Status(whole.status(), whole.detail());
    };
  }

  private EndpointAnswer body(String text) {
    String start = text.stripLeading();
    if (!start.startsWith("{") && !start.startsWith("[")) {
      return new EndpointAnswer.Text(text, clock.instant());
    }
    try {
      Object tree = redact.apply(json.readValue(text, Object.class));
      Map<String, Object> named = new LinkedHashMap<>();
      if (tree instanceof Map<?, ?> map) {
        map.forEach((key, value) -> named.put(String.valueOf(key), value));
      } else {
        named.put("items", tree);
      }
      return new EndpointAnswer.Json(named, clock.instant());
    } catch (JsonProcessingException e) {
      return new EndpointAnswer.Text(text, clock.instant());
    }
  }
}
