package dev.candor.quality.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.hasSize;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.candor.quality.service.GateService;
import dev.candor.quality.service.GateStore;
import dev.candor.quality.support.Backbone;
import dev.candor.quality.support.FaultyEngine;
import dev.candor.quality.support.Topics;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(Backbone.class)
class GateFlowTest {
  private static final String IN = "candor.gate-requested.v1";
  private static final String OUT = "candor.gate-decided.v1";
  private static final String DEAD = "candor.dead-letter.v1";
  private static final Duration LIMIT = Duration.ofSeconds(60);

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String servers;

  @Inject GateStore store;
  @Inject GateService service;

  private final String campaign = "c-" + UUID.randomUUID();
  private Topics topics;

  @BeforeEach
  void open() {
    topics = new Topics(servers, OUT, DEAD);
  }

  @AfterEach
  void close() {
    topics.close();
  }

  @Test
  void shouldDecideOnARequestAndAnnounceItAgainWhenItIsRedelivered() throws Exception {
    // Given
    try (FaultyEngine engine = FaultyEngine.start(FaultyEngine.none())) {
      String request = request(engine.url());
      topics.send(IN, campaign, request);
      JsonNode first = decisions(1).getFirst();
      int asked = engine.requests();

      // When
      topics.send(IN, campaign, request);

      // Then
      JsonNode second = decisions(2).getLast();
      assertThat(first.get("decision").asText())
          .as(first.get("reason").asText())
          .isEqualTo("passed");
      assertThat(first.get("items")).hasSize(50);
      assertThat(second).isEqualTo(first);
      assertThat(engine.requests()).isEqualTo(asked);
    }
  }

  @Test
  void shouldAnnounceTwiceTheSameAfterThePublishedDecisionWasForgotten() throws Exception {
    // Given
    try (FaultyEngine engine =
        FaultyEngine.start((request, wire) -> wire.words("\u0000" + request.right()))) {
      String request = request(engine.url());
      topics.send(IN, campaign, request);
      JsonNode first = decisions(1).getFirst();
      await().atMost(LIMIT).until(() -> store.find(campaign, "mechanical").orElseThrow().isDone());
      store.request(GateRequestedConsumer.decode(request).toDomain(), true);

      // When
      service.resume();

      // Then
      assertThat(decisions(2).getLast()).isEqualTo(first);
      assertThat(first.get("decision").asText()).isEqualTo("failed");
      assertThat(first.at("/floor/garbage").asInt()).isEqualTo(50);
    }
  }

  @Test
  void shouldAnswerARequestForWhatIsNotAllowed() throws Exception {
    // Given
    ObjectNode request =
        (ObjectNode) new ObjectMapper().readTree(request(URI.create("http://127.0.0.1:1")));
    ((ObjectNode) request.get("thresholds")).put("charm", 0.5);

    // When
    topics.send(IN, campaign, request.toString());

    // Then
    JsonNode decision = decisions(1).getFirst();
    assertThat(decision.get("decision").asText()).isEqualTo("errored");
    assertThat(decision.get("reason").asText()).contains("thresholds.charm: no such category");
  }

  @Test
  void shouldPutWhatIsNoRequestAmongTheDeadLetters() {
    // When
    topics.send(IN, campaign, "{\"campaign_id\": 7");

    // Then
    await().atMost(LIMIT).until(() -> topics.values(DEAD, campaign), hasSize(1));
  }

  private List<JsonNode> decisions(int count) throws Exception {
    await().atMost(LIMIT).until(() -> topics.values(OUT, campaign), hasSize(count));
    ObjectMapper json = new ObjectMapper();
    List<JsonNode> decisions = new java.util.ArrayList<>();
    for (String value : topics.values(OUT, campaign)) {
      decisions.add(json.readTree(value));
    }
    return decisions;
  }

  private String request(URI engine) throws Exception {
    ObjectNode request =
        (ObjectNode)
            new ObjectMapper().readTree(Contracts.sample("load-service", "gate-requested.v1.json"));
    request.put("campaign_id", campaign);
    ((ObjectNode) request.get("endpoint")).put("url", engine.toString());
    return request.toString();
  }
}
