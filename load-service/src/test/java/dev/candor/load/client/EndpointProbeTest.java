package dev.candor.load.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.load.domain.prompt.ApiKind;
import dev.candor.load.domain.prompt.SamplingParameters;
import dev.candor.load.domain.prompt.TokenSpan;
import dev.candor.load.reference.ReferenceOptions;
import dev.candor.load.reference.ReferenceServer;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EndpointProbeTest {

  private static ProbeResult probe(String url, String model) throws InterruptedException {
    ProbePlan plan =
        new ProbePlan(
            Optional.empty(),
            model,
            SamplingParameters.GREEDY,
            Optional.of(new TokenSpan(39, 42)),
            Duration.ofMillis(500),
            Duration.ofSeconds(20));
    try (ClientLoops loops = new ClientLoops(1, System::nanoTime)) {
      return new EndpointProbe(loops, EngineEndpoint.of(url, Optional.empty()), plan, 7).run();
    }
  }

  private static ReferenceServer refusing(String... fields) throws Exception {
    ReferenceOptions base = ReferenceOptions.defaults();
    return ReferenceServer.start(
        new ReferenceOptions(
            0,
            Duration.ofMillis(1),
            Duration.ofMillis(1),
            1,
            8,
            Optional.empty(),
            base.counting(),
            Map.of(),
            false,
            false,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Set.of(fields),
            8),
        System::nanoTime);
  }

  @Test
  void shouldGiveUpFieldsThatTheEngineRefuses() throws Exception {
    // Given
    try (ReferenceServer server = refusing("return_token_ids", "continuous_usage_stats")) {

      // When
      ProbeResult result = probe(server.url(), "candor-reference");

      // Then
      Capabilities able = ((ProbeResult.Able) result).capabilities();
      assertThat(able.api()).isEqualTo(ApiKind.CHAT);
      assertThat(able.fields())
          .containsExactlyInAnyOrder(OptionalField.STREAM_OPTIONS, OptionalField.IGNORE_EOS);
      assertThat(able.facts().get("refused_fields"))
          .contains("return_token_ids", "continuous_usage_stats");
    }
  }

  @Test
  void shouldLearnHowTheServerCountsPrompts() throws Exception {
    // Given
    try (ReferenceServer server = refusing()) {

      // When
      ProbeResult result = probe(server.url(), "candor-reference");

      // Then: a unit is a token and the one message costs four
      Capabilities able = ((ProbeResult.Able) result).capabilities();
      assertThat(able.sizing().units(40)).isEqualTo(36);
    }
  }

  @Test
  void shouldSayThatTheModelIsUnknown() throws Exception {
    // Given
    try (ReferenceServer server = refusing()) {

      // When
      ProbeResult result = probe(server.url(), "no-such-model");

      // Then
      assertThat(((ProbeResult.Unable) result).reason())
          .startsWith("the endpoint " + server.url() + " gave no stream: 404 Not Found: ")
          .contains("no-such-model");
    }
  }

  @Test
  void shouldFallBackToCompletionsWhenThereIsNoChat() throws Exception {
    // Given
    String only404 = ScriptedServer.plain("404 Not Found", "text/plain", "no");
    try (ScriptedServer server = ScriptedServer.thatCloses(only404)) {

      // When
      ProbeResult result = probe(server.url(), "m");

      // Then
      assertThat(result).isInstanceOf(ProbeResult.Unable.class);
      assertThat(server.requests()).isEqualTo(2);
    }
  }
}
