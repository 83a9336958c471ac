package dev.candor.quality.service;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.infrastructure.FreePorts;
import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.GateDecision.Result;
import dev.candor.quality.support.FaultyEngine;
import dev.candor.quality.support.FaultyEngine.Fault;
import dev.candor.quality.support.Gates;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Engines that cannot be asked: the gate is errored, in one sentence that says why. */
class BadDayTest {
  private static final Duration LIMIT = Duration.ofSeconds(5);

  static Stream<Arguments> days() {
    return Stream.of(
        Arguments.of(
            "speaks HTML",
            raw(200, "text/html", "<html>Hello</html>"),
            "text/html where an event stream was asked"),
        Arguments.of(
            "wrong key",
            raw(401, "application/json", "{\"error\":{\"message\":\"bad key\"}}"),
            "status 401: bad key"),
        Arguments.of(
            "unknown model",
            raw(404, "application/json", "{\"error\":{\"message\":\"no model x\"}}"),
            "status 404: no model x"),
        Arguments.of("busy", raw(429, "text/plain", "slow down"), "status 429"),
        Arguments.of("failing", raw(500, "text/plain", "oops"), "status 500"),
        Arguments.of("empty 200", raw(200, "text/event-stream", ""), "an empty answer"),
        Arguments.of(
            "error inside a stream",
            raw(
                200,
                "text/event-stream",
                "data: {\"error\":{\"message\":\"out of memory\"}}\n\ndata: [DONE]\n\n"),
            "an error inside the stream: out of memory"),
        Arguments.of(
            "cut stream",
            raw(
                200,
                "text/event-stream",
                "data: {\"choices\":[{\"delta\":{\"content\":\"He\"}}]}\n\n"),
            "a cut stream"),
        Arguments.of(
            "endless", raw(200, "text/event-stream", ": ping\n".repeat(20_000)), "larger than"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("days")
  void shouldSayWhyAnEngineCouldNotBeAsked(String name, Fault fault, String expected)
      throws Exception {
    // Given
    try (FaultyEngine engine = FaultyEngine.start(fault)) {
      var request = Gates.request(engine.url(), "chat", Map.of());

      // When
      GateDecision decision = Gates.run(request, LIMIT);

      // Then
      assertThat(decision.result()).isEqualTo(Result.ERRORED);
      assertThat(decision.reason()).contains(expected);
      assertThat(engine.requests()).isLessThan(50);
    }
  }

  @Test
  void shouldBeErroredWhenNothingListens() {
    // Given
    URI nobody = URI.create("http://127.0.0.1:" + FreePorts.take(1).getFirst());
    var request = Gates.request(nobody, "chat", Map.of());

    // When
    GateDecision decision = Gates.run(request, LIMIT);

    // Then
    assertThat(decision.result()).isEqualTo(Result.ERRORED);
    assertThat(decision.reason()).contains("the connection was refused; is the engine up?");
  }

  @Test
  void shouldBeErroredWhenNoAnswerComesInTime() throws Exception {
    // Given
    CountDownLatch over = new CountDownLatch(1);
    Fault silent =
        (request, wire) -> {
          try {
            over.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        };
    try (FaultyEngine engine = FaultyEngine.start(silent)) {
      var request = Gates.request(engine.url(), "chat", Map.of());

      // When
      GateDecision decision = Gates.run(request, Duration.ofMillis(50));
      over.countDown();

      // Then
      assertThat(decision.result()).isEqualTo(Result.ERRORED);
      assertThat(decision.reason()).contains("no whole answer within 50 ms");
    }
  }

  @Test
  void shouldGoOnWhenOneAnswerIsLost() throws Exception {
    // Given
    Fault once =
        (request, wire) -> {
          if (request.number() == 20) {
            wire.raw(500, "text/plain", "oops");
          } else {
            wire.words(request.right());
          }
        };
    try (FaultyEngine engine = FaultyEngine.start(once)) {
      var request = Gates.request(engine.url(), "chat", Map.of());

      // When
      GateDecision decision = Gates.run(request, LIMIT);

      // Then
      assertThat(decision.result()).isEqualTo(Result.PASSED);
      assertThat(decision.items()).filteredOn(item -> item.error().isPresent()).hasSize(1);
    }
  }

  @Test
  void shouldNotAskALinkLocalAddress() {
    // Given
    var request = Gates.request(URI.create("http://169.254.169.254"), "chat", Map.of());

    // When
    GateDecision decision = Gates.run(request, LIMIT);

    // Then
    assertThat(decision.result()).isEqualTo(Result.ERRORED);
    assertThat(decision.reason()).contains("link-local or metadata address");
  }

  private static Fault raw(int status, String type, String body) {
    return (request, wire) -> wire.raw(status, type, body);
  }
}
