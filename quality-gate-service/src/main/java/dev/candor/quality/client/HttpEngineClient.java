package dev.candor.quality.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.quality.domain.Api;
import dev.candor.quality.domain.Asking;
import dev.candor.quality.domain.Endpoint;
import dev.candor.quality.domain.Outcome;
import dev.candor.quality.domain.Outcome.Kind;
import dev.candor.quality.domain.Outcome.Unanswered;
import dev.candor.quality.service.EngineClient;
import dev.candor.quality.service.Resolution;
import dev.candor.quality.service.Target;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Asks over HTTP/1.1, as OpenAI-compatible engines and their clients do. */
public final class HttpEngineClient implements EngineClient {
  private static final int NOT_FOUND = 404;

  private final Exchange exchange;
  private final KeyFiles keys;
  private final ObjectMapper json;
  private final LongSupplier nanoTime;

  /**
   * Puts the client together.
   *
   * @param exchange sends one request within its bounds
   * @param nanoTime a monotonic clock, in nanoseconds
   */
  public HttpEngineClient(
      Exchange exchange, KeyFiles keys, ObjectMapper json, LongSupplier nanoTime) {
    this.exchange = exchange;
    this.keys = keys;
    this.json = json;
    this.nanoTime = nanoTime;
  }

  @Override
  public Outcome ask(Target target, Asking asking) {
    try {
      long started = nanoTime.getAsLong();
      Answer answer = send(post(target, asking), target.keyName());
      Duration took = Duration.ofNanos(nanoTime.getAsLong() - started);
      if (answer.status() != 200) {
        Kind kind =
            switch (answer.status()) {
              case 401, 403, NOT_FOUND -> Kind.REFUSED;
              default -> Kind.FAULT;
            };
        return new Unanswered(kind, answer.complaint(json));
      }
      if (!answer.contentType().startsWith("text/event-stream")) {
        return new Unanswered(
            Kind.FAULT,
            "the endpoint answered " + answer.contentType() + " where an event stream was asked");
      }
      return ServerSentReply.read(json, answer.body(), took);
    } catch (IOException e) {
      return new Unanswered(Kind.FAULT, String.valueOf(e.getMessage()));
    }
  }

  @Override
  public Resolution resolve(Endpoint endpoint) {
    Optional<String> objection = AddressGuard.objection(endpoint.url());
    if (objection.isPresent()) {
      return new Resolution.Unready(objection.get());
    }
    try {
      String model = endpoint.model().isPresent() ? endpoint.model().get() : onlyModel(endpoint);
      Target chat = new Target(endpoint.url(), Api.CHAT, model, endpoint.keyName());
      Api api = endpoint.api().isPresent() ? endpoint.api().get() : firstFound(chat);
      return new Resolution.Ready(new Target(endpoint.url(), api, model, endpoint.keyName()));
    } catch (IOException e) {
      return new Resolution.Unready(String.valueOf(e.getMessage()));
    }
  }

  private Api firstFound(Target chat) throws IOException {
    Answer answer =
        send(post(chat, new Asking("Say hello.", 1, java.util.List.of())), chat.keyName());
    return answer.status() == NOT_FOUND ? Api.COMPLETIONS : Api.CHAT;
  }

  private String onlyModel(Endpoint endpoint) throws IOException {
    Answer answer = send(request(endpoint.url(), "/v1/models").GET(), endpoint.keyName());
    if (answer.status() != 200) {
      throw new IOException("the endpoint's models are unknown: " + answer.complaint(json));
    }
    JsonNode data = json.readTree(answer.body()).path("data");
    if (data.size() != 1) {
      throw new IOException(
          "the endpoint serves " + data.size() + " models; name one in endpoint.model");
    }
    return data.get(0).path("id").asText();
  }

  private HttpRequest.Builder post(Target target, Asking asking) {
    String path =
        switch (target.api()) {
          case CHAT -> "/v1/chat/completions";
          case COMPLETIONS -> "/v1/completions";
        };
    return request(target.url(), path)
        .header("Content-Type", "application/json")
        .header("Accept", "text/event-stream")
        .POST(BodyPublishers.ofByteArray(RequestBody.of(json, target, asking)));
  }

  private static HttpRequest.Builder request(URI base, String path) {
    return HttpRequest.newBuilder(URI.create(base + path));
  }

  private Answer send(HttpRequest.Builder request, Optional<String> keyName) throws IOException {
    if (keyName.isEmpty()) {
      return exchange.send(request.build());
    }
    String key = keys.read(keyName.get());
    return exchange.send(request.header("Authorization", "Bearer " + key).build()).without(key);
  }
}
