package dev.candor.load.job;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CampaignRunMainTest {
  private static final String ACCEPTED = "{\"campaign_id\":\"c-1\",\"state\":\"accepted\"}";

  @TempDir Path folder;
  private final Queue<Answer> submissions = new ConcurrentLinkedQueue<>();
  private final Queue<Answer> looks = new ConcurrentLinkedQueue<>();
  private final Queue<String> authorisations = new ConcurrentLinkedQueue<>();
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private HttpServer coordinator;

  record Answer(int status, String body) {}

  @BeforeEach
  void start() throws IOException {
    coordinator = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    coordinator.createContext(
        "/campaigns",
        exchange -> {
          if (exchange.getRequestMethod().equals("POST")) {
            authorisations.add(exchange.getRequestHeaders().getFirst("Authorization"));
            reply(exchange, submissions.remove());
          } else {
            reply(exchange, looks.remove());
          }
        });
    coordinator.start();
  }

  @AfterEach
  void stop() {
    coordinator.stop(0);
  }

  @ParameterizedTest
  @CsvSource({"completed,0", "failed,1", "cancelled,1", "refused,4"})
  void shouldEndAsTheCampaignEnds(String state, int status) throws IOException {
    // Given
    submissions.add(new Answer(201, ACCEPTED));
    looks.add(new Answer(200, campaign("measuring", 1)));
    looks.add(new Answer(500, "not now"));
    looks.add(new Answer(200, campaign(state, 3)));

    // When
    int ended = run();

    // Then
    assertThat(ended).isEqualTo(status);
    assertThat(authorisations).containsExactly("Bearer secret-token");
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("campaign c-1 accepted", "measuring: 1 of 3 windows", state + ": 3 of 3 windows")
        .containsOnlyOnce("info: campaign accepted")
        .doesNotContain("secret-token");
  }

  @Test
  void shouldPrintEveryMistakeOfTheFile() throws IOException {
    // Given
    submissions.add(
        new Answer(
            422,
            "{\"detail\":\"2 mistakes\",\"violations\":["
                + "{\"path\":\"levels[3]\",\"line\":7,\"message\":\"0 is not a stream count\"},"
                + "{\"path\":\"repeats\",\"line\":9,\"message\":\"99 is too many\"}]}"));

    // When
    int ended = run();

    // Then
    assertThat(ended).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains("line 7: levels[3]: 0 is not a stream count", "line 9: repeats: 99 is too many");
  }

  @Test
  void shouldWaitForACoordinatorThatIsNotReady() throws IOException {
    // Given
    submissions.add(new Answer(503, "{\"detail\":\"starting\"}"));
    submissions.add(new Answer(201, ACCEPTED));
    looks.add(new Answer(200, campaign("completed", 3)));

    // When
    int ended = run();

    // Then
    assertThat(ended).isZero();
    assertThat(authorisations).hasSize(2);
  }

  @Test
  void shouldNotSubmitAgainWhenTheTokenIsWrong() throws IOException {
    // Given
    submissions.add(new Answer(401, "{\"detail\":\"the token is not right\"}"));

    // When
    int ended = run();

    // Then
    assertThat(ended).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("HTTP 401 the token is not right");
  }

  @Test
  void shouldSayWhatIsMissingFromTheEnvironment() {
    // Given
    Map<String, String> environment = Map.of();

    // When
    int ended =
        CampaignRunMain.run(
            new String[] {"run", "x.yaml"},
            environment,
            Duration.ZERO,
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));

    // Then
    assertThat(ended).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains("CANDOR_LOAD_URL", "CANDOR_AUTH_TOKEN_FILE");
  }

  private int run() throws IOException {
    Path file = Files.writeString(folder.resolve("campaign.yaml"), "candor: campaign/v1\n");
    Path token = Files.writeString(folder.resolve("token"), "secret-token\n");
    return CampaignRunMain.run(
        new String[] {"run", file.toString()},
        Map.of(
            "CANDOR_LOAD_URL",
            "http://127.0.0.1:" + coordinator.getAddress().getPort() + "/",
            "CANDOR_AUTH_TOKEN_FILE",
            token.toString()),
        Duration.ofMillis(1),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  private static String campaign(String state, int done) {
    return """
        {"campaign_id":"c-1","state":"%s","windows_done":%d,"windows_planned":3,"report_url":null,
         "log":[{"at":"2026-12-01T16:12:00.000Z","severity":"info","text":"campaign accepted"}]}
        """
        .formatted(state, done);
  }

  private static void reply(HttpExchange exchange, Answer answer) throws IOException {
    exchange.getRequestBody().readAllBytes();
    byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(answer.status(), body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }
}
