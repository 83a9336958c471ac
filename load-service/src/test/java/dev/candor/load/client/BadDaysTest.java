package dev.candor.load.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.load.domain.measure.FailureTally;
import dev.candor.load.domain.measure.WindowFigures;
import dev.candor.load.domain.schedule.LoadKind;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What servers do to a level on bad days: one named failure per request, and the level goes on. */
class BadDaysTest {
  private static final Duration WINDOW = Duration.ofMillis(600);

  private static LevelPlan plan(Duration stall) {
    LevelPlan base =
        Levels.plan(
            new LoadKind.Steady(2, Duration.ZERO, WINDOW), 8, Set.of(OptionalField.STREAM_OPTIONS));
    return new LevelPlan(base.load(), base.request(), base.prompts(), Duration.ofSeconds(1), stall);
  }

  private static WindowFigures against(ScriptedServer server) throws InterruptedException {
    return against(server, Duration.ofSeconds(20));
  }

  private static WindowFigures against(ScriptedServer server, Duration stall)
      throws InterruptedException {
    return Levels.measured(server.url(), plan(stall)).figures();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          http-401 | 401 Unauthorized | application/json | {"error":"no"}
          http-404 | 404 Not Found | application/json | {"error":"no such model"}
          http-429 | 429 Too Many Requests | text/plain | slow down
          http-500 | 500 Internal Server Error | text/html | <html>
          http-503 | 503 Service Unavailable | text/plain | busy
          not-a-stream | 200 OK | text/html | <html>hello</html>
          not-a-stream | 200 OK | application/json | {"choices":[]}
          """)
  void shouldNameARefusedRequest(String kind, String status, String type, String body)
      throws Exception {
    // Given
    try (ScriptedServer server =
        ScriptedServer.thatCloses(ScriptedServer.plain(status, type, body))) {

      // When
      WindowFigures figures = against(server);

      // Then
      assertThat(figures.failures().entries())
          .extracting(FailureTally.Entry::kind)
          .containsOnly(kind);
      assertThat(figures.failures().entries().getFirst().example()).contains(body.substring(0, 4));
      assertThat(figures.completed()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          empty-stream     | ''
          cut-stream       | 'data: {"choices":[{"text":"a"}]}'
          error-in-stream  | 'data: {"error":{"message":"boom"}}'
          malformed-stream | 'data: {{{{'
          """)
  void shouldNameABrokenStream(String kind, String event) throws Exception {
    // Given
    try (ScriptedServer server = ScriptedServer.thatCloses(ScriptedServer.stream(event + "\n\n"))) {

      // When
      WindowFigures figures = against(server);

      // Then
      assertThat(figures.failures().entries())
          .extracting(FailureTally.Entry::kind)
          .containsOnly(kind);
    }
  }

  @Test
  void shouldNameAStall() throws Exception {
    // Given
    String begun = "data: {\"choices\":[{\"text\":\"a\"}]}\n\n";
    try (ScriptedServer server = ScriptedServer.thatFallsSilent(ScriptedServer.stream(begun))) {

      // When
      WindowFigures figures = against(server, Duration.ofMillis(150));

      // Then
      assertThat(figures.failures().entries())
          .extracting(FailureTally.Entry::kind)
          .containsOnly("stalled");
    }
  }

  @Test
  void shouldNotHammerAServerThatFails() throws Exception {
    // Given
    try (ScriptedServer server =
        ScriptedServer.thatCloses(ScriptedServer.plain("500 No", "text/plain", "no"))) {

      // When
      WindowFigures figures = against(server);

      // Then: pauses of 50, 100, 200, 400 ms leave room for 4 requests a stream
      assertThat(figures.failures().total()).isLessThanOrEqualTo(2 * 5);
      assertThat(server.requests()).isLessThanOrEqualTo(2 * 5);
    }
  }

  @Test
  void shouldGiveUpALevelWhoseEndpointRefusesEveryConnection() throws Exception {
    // Given
    String url;
    try (ServerSocket taken = new ServerSocket(0)) {
      url = "http://127.0.0.1:" + taken.getLocalPort();
    }

    // When
    LevelResult result = Levels.run(url, plan(Duration.ofSeconds(1)));

    // Then
    assertThat(result)
        .isEqualTo(
            new LevelResult.Failed(
                "the endpoint took no connection for 1 s: connection refused: " + url));
  }

  @Test
  void shouldSurviveAnEndlessHeader() throws Exception {
    // Given
    try (ScriptedServer server =
        ScriptedServer.thatCloses("HTTP/1.1 200 OK\r\nX: " + "x".repeat(100_000))) {

      // When
      WindowFigures figures = against(server);

      // Then
      assertThat(figures.failures().entries())
          .extracting(FailureTally.Entry::kind)
          .containsOnly("malformed-stream");
    }
  }
}
