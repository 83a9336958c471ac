package dev.candor.metadata.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.candor.metadata.domain.endpoint.Answers;
import dev.candor.metadata.domain.endpoint.Endpoint;
import dev.candor.metadata.domain.endpoint.EndpointAnswer;
import dev.candor.metadata.domain.endpoint.EndpointUrl;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HttpEngineEndpointTest {
  @TempDir Path folder;

  private HttpServer server;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  @Test
  void shouldRedactWhatAnEngineTellsOfItself() {
    // Given
    answer("/server_info", 200, "{\"tp_size\":2,\"api_key\":\"sk-live-abcdef123456\"}");

    // When
    Answers answers = RealProcesses.http().ask(endpoint(), List.of("/server_info"));

    // Then
    assertThat(answers.json("/server_info").orElseThrow().body()).containsEntry("tp_size", 2);
    assertThat(answers.toString()).doesNotContain("sk-live-abcdef123456");
  }

  @Test
  void shouldNotReadMoreThanTheLimit() {
    // Given
    answer("/metrics", 200, "x".repeat(5000));

    // When
    Answers answers =
        RealProcesses.http(new KeyFolder(Optional.empty()), 1000)
            .ask(endpoint(), List.of("/metrics"));

    // Then
    assertThat(answers.byPath().get("/metrics")).isInstanceOf(EndpointAnswer.Failed.class);
  }

  @Test
  void shouldFollowNoRedirect() {
    // Given
    CountDownLatch reached = new CountDownLatch(1);
    server.createContext(
        "/elsewhere",
        exchange -> {
          reached.countDown();
          exchange.close();
        });
    server.createContext(
        "/version",
        exchange -> {
          exchange.getResponseHeaders().add("Location", "/elsewhere");
          exchange.sendResponseHeaders(302, -1);
          exchange.close();
        });

    // When
    Answers answers = RealProcesses.http().ask(endpoint(), List.of("/version"));

    // Then
    assertThat(answers.byPath().get("/version"))
        .isEqualTo(new EndpointAnswer.Status(302, "a redirect, which is not followed"));
    assertThat(reached.getCount()).isEqualTo(1);
  }

  @Test
  void shouldSendTheKeyOfTheNamedFileAndNeverTellIt() throws Exception {
    // Given
    Files.writeString(folder.resolve("my-key"), "sk-from-file-1\n");
    server.createContext(
        "/v1/models",
        exchange -> {
          String given = exchange.getRequestHeaders().getFirst("Authorization");
          int status = "Bearer sk-from-file-1".equals(given) ? 204 : 401;
          exchange.sendResponseHeaders(status, -1);
          exchange.close();
        });
    Endpoint endpoint = new Endpoint(endpoint().url(), Optional.empty(), Optional.of("my-key"));

    // When
    Answers answers =
        RealProcesses.http(new KeyFolder(Optional.of(folder)), 1000)
            .ask(endpoint, List.of("/v1/models"));

    // Then
    assertThat(answers.byPath().get("/v1/models")).isEqualTo(new EndpointAnswer.Status(204, ""));
    assertThat(answers + endpoint.toString()).doesNotContain("sk-from-file-1");
  }

  @Test
  void shouldSayWhichKeyIsMissing() {
    // Given
    Endpoint endpoint = new Endpoint(endpoint().url(), Optional.empty(), Optional.of("lost-key"));

    // When
    Answers answers =
        RealProcesses.http(new KeyFolder(Optional.of(folder)), 1000)
            .ask(endpoint, List.of("/health"));

    // Then
    assertThat(answers.byPath().get("/health"))
        .isInstanceOfSatisfying(
            EndpointAnswer.Failed.class, f -> assertThat(f.why()).contains("lost-key"));
  }

  @Test
  void shouldRefuseAMetadataAddress() {
    // Given
    Endpoint endpoint = RealProcesses.endpoint("http://169.254.169.254/latest");

    // When
    Answers answers = RealProcesses.http().ask(endpoint, List.of("/version"));

    // Then
    assertThat(answers.byPath().get("/version"))
        .isInstanceOfSatisfying(
            EndpointAnswer.Failed.class, f -> assertThat(f.why()).contains("link-local"));
  }

  @Test
  void shouldSayWhyACompletionBroughtNothing() {
    // Given
    answer("/v1/models", 200, "{\"data\":[{\"id\":\"m\"}]}");
    answer("/v1/chat/completions", 503, "");

    // When
    Optional<String> why = RealProcesses.http().tryOneCompletion(endpoint());

    // Then
    assertThat(why).hasValue("/v1/chat/completions answered 503");
  }

  @Test
  void shouldTryCompletionsWhereThereIsNoChat() {
    // Given
    answer("/v1/models", 200, "{\"data\":[{\"id\":\"m\"}]}");
    answer("/v1/chat/completions", 404, "");
    answer("/v1/completions", 200, "{\"choices\":[{\"text\":\"yes\"}]}");

    // When
    Optional<String> why = RealProcesses.http().tryOneCompletion(endpoint());

    // Then
    assertThat(why).isEmpty();
  }

  private void answer(String path, int status, String body) {
    server.createContext(
        path,
        exchange -> {
          exchange.getRequestBody().readAllBytes();
          byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
          exchange.getResponseBody().write(bytes);
          exchange.close();
        });
  }

  private Endpoint endpoint() {
    return new Endpoint(
        EndpointUrl.parse("http://127.0.0.1:" + server.getAddress().getPort()),
        Optional.empty(),
        Optional.empty());
  }
}
