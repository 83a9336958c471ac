package dev.candor.cli.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.cli.CliException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** One service's REST, with the bearer token and errors as sentences. */
final class Http {
  static final ObjectMapper JSON = new ObjectMapper();
  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final String CAMPAIGN_ID = "[A-Za-z0-9-]{1,64}";
  private static final int FIRST_ERROR = 400;
  private static final int UNPROCESSABLE = 422;

  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(5))
          .build();
  private final String base;
  private final String token;

  Http(String base, String token) {
    this.base = base;
    this.token = token;
  }

  /**
   * A campaign's id as a part of a path.
   *
   * @throws CliException when no campaign can have it
   */
  static String id(String text) {
    if (!text.matches(CAMPAIGN_ID)) {
      throw CliException.badInput(
          "'%s' is no campaign's id; ./candor campaign list shows them.".formatted(text));
    }
    return text;
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(base + path))
        .timeout(LIMIT)
        .header("Authorization", "Bearer " + token);
  }

  HttpClient client() {
    return client;
  }

  /** The JSON of an answer; an error becomes a sentence. */
  JsonNode json(HttpRequest request) throws IOException {
    HttpResponse<String> response = send(request);
    if (response.statusCode() >= FIRST_ERROR) {
      throw problem(response);
    }
    return response.body().isEmpty() ? JSON.createObjectNode() : JSON.readTree(response.body());
  }

  /** The text of an answer; an error becomes a sentence. */
  String text(String path) throws IOException {
    HttpResponse<String> response = send(request(path).GET().build());
    if (response.statusCode() >= FIRST_ERROR) {
      throw problem(response);
    }
    return response.body();
  }

  private HttpResponse<String> send(HttpRequest request) throws IOException {
    try {
      return client.send(request, BodyHandlers.ofString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  private static CliException problem(HttpResponse<String> response) {
    String sentence = Problems.sentence(response.statusCode(), response.body());
    return response.statusCode() == UNPROCESSABLE
        ? CliException.badInput(sentence)
        : CliException.failed(sentence);
  }
}
