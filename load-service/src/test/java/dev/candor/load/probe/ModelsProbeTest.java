package dev.candor.load.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.candor.load.domain.campaign.CampaignEvent;
import dev.candor.load.domain.campaign.spec.Api;
import dev.candor.load.domain.campaign.spec.Endpoint;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelsProbeTest {
  @TempDir Path keys;
  private HttpServer server;
  private final AtomicReference<String> seenKey = new AtomicReference<>("");
  private int modelsStatus = 200;
  private String modelsBody = "{\"data\":[{\"id\":\"smollm2-135m\"}]}";
  private int chatStatus = 400;

  @BeforeEach
  void serve() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/v1/models",
        x -> {
          String key = x.getRequestHeaders().getFirst("Authorization");
          seenKey.set(key == null ? "" : key);
          byte[] body = modelsBody.getBytes(StandardCharsets.UTF_8);
          x.sendResponseHeaders(modelsStatus, body.length == 0 ? -1 : body.length);
          x.getResponseBody().write(body);
          x.close();
        });
    server.createContext(
        "/v1/chat/completions",
        x -> {
          x.sendResponseHeaders(chatStatus, -1);
          x.close();
        });
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  @Test
  void shouldResolveTheOnlyModelAndChat() {
    // When
    CampaignEvent event = resolve(endpoint(Optional.empty(), Optional.empty()));

    // Then
    assertThat(event)
        .isEqualTo(
            new CampaignEvent.EndpointResolved(
                new Endpoint(url(), Api.CHAT, Optional.of("smollm2-135m"), Optional.empty())));
  }

  @Test
  void shouldFallBackToCompletionsWhereChatIsUnknown() {
    // Given
    chatStatus = 404;

    // When
    CampaignEvent event = resolve(endpoint(Optional.empty(), Optional.empty()));

    // Then
    assertThat(event)
        .isInstanceOfSatisfying(
            CampaignEvent.EndpointResolved.class,
            e -> assertThat(e.endpoint().api()).isEqualTo(Api.COMPLETIONS));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "401 | ''                              | answered 401: it wants a key; name one with endpoint.api_key",
        "404 | ''                              | answered 404: this is no OpenAI-compatible endpoint",
        "500 | ''                              | answered 500; see the engine's log",
        "200 | <html>hello</html>              | answered with an HTML page instead of a list of models",
        "200 | ''                              | answered with nothing instead of a list of models",
        "200 | '{\"data\":[]}'                 | serves no model; load one, then start again",
        "200 | '{\"data\":[{\"id\":\"a\"},{\"id\":\"b\"}]}' | serves 2 models (a, b); set endpoint.model to one of them"
      })
  void shouldSayWhatIsWrongAndWhatToDo(int status, String body, String expected) {
    // Given
    modelsStatus = status;
    modelsBody = body;

    // When
    CampaignEvent event = resolve(endpoint(Optional.empty(), Optional.empty()));

    // Then
    assertThat(reason(event)).contains(expected);
  }

  @Test
  void shouldNameTheModelsThatAreServedWhenTheAskedOneIsNot() {
    // When
    CampaignEvent event = resolve(endpoint(Optional.of("gpt-x"), Optional.empty()));

    // Then
    assertThat(reason(event))
        .isEqualTo(
            url()
                + " does not serve 'gpt-x'; it serves smollm2-135m: set endpoint.model to one of them");
  }

  @Test
  void shouldSayThatNobodyListens() throws IOException {
    // Given
    int free;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      free = socket.getLocalPort();
    }
    Endpoint nobody =
        new Endpoint("http://127.0.0.1:" + free, Api.CHAT, Optional.empty(), Optional.empty());

    // When
    CampaignEvent event = resolve(nobody);

    // Then
    assertThat(reason(event))
        .isEqualTo(
            "no connection to http://127.0.0.1:"
                + free
                + " (the connection was refused); start the engine or correct endpoint.url");
  }

  @Test
  void shouldSayThatTheHostIsNotKnown() {
    // Given
    Endpoint nowhere =
        new Endpoint("http://nowhere.invalid:8000", Api.CHAT, Optional.empty(), Optional.empty());

    // When
    CampaignEvent event = resolve(nowhere);

    // Then
    assertThat(reason(event))
        .isEqualTo("the host 'nowhere.invalid' is not known; correct endpoint.url");
  }

  @Test
  void shouldGiveUpOnASilentEndpoint() throws IOException {
    // Given
    try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Endpoint endpoint =
          new Endpoint(
              "http://127.0.0.1:" + silent.getLocalPort(),
              Api.CHAT,
              Optional.empty(),
              Optional.empty());

      // When
      CampaignEvent event =
          new ModelsProbe(Optional.empty(), Duration.ofSeconds(1)).resolve(endpoint);

      // Then
      assertThat(reason(event)).endsWith("did not answer within 1 s; see whether the engine is up");
    }
  }

  @Test
  void shouldSendTheKeyFromItsFile() throws IOException {
    // Given
    Files.writeString(keys.resolve("my-key"), "s3cret\n");

    // When
    CampaignEvent event = resolve(endpoint(Optional.empty(), Optional.of("my-key")));

    // Then
    assertThat(event).isInstanceOf(CampaignEvent.EndpointResolved.class);
    assertThat(seenKey).hasValue("Bearer s3cret");
    assertThat(event.toString()).doesNotContain("s3cret");
  }

  @Test
  void shouldNeverShowAKeyThatCannotBeSent() throws IOException {
    // Given
    Files.writeString(keys.resolve("my-key"), "s3cret\nsecond line\n");

    // When
    CampaignEvent event = resolve(endpoint(Optional.empty(), Optional.of("my-key")));

    // Then
    assertThat(reason(event)).contains("correct its file").doesNotContain("s3cret");
  }

  @Test
  void shouldSayThatAKeyFileIsMissing() {
    // When
    CampaignEvent event = resolve(endpoint(Optional.empty(), Optional.of("absent")));

    // Then
    assertThat(reason(event)).startsWith("the key file 'absent' cannot be read");
  }

  private CampaignEvent resolve(Endpoint endpoint) {
    return new ModelsProbe(Optional.of(keys), Duration.ofSeconds(10)).resolve(endpoint);
  }

  private Endpoint endpoint(Optional<String> model, Optional<String> key) {
    return new Endpoint(url(), Api.AUTO, model, key);
  }

  private String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  private static String reason(CampaignEvent event) {
    assertThat(event).isInstanceOf(CampaignEvent.EndpointUnusable.class);
    return ((CampaignEvent.EndpointUnusable) event).reason();
  }
}
