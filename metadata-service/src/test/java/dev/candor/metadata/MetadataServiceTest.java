package dev.candor.metadata;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;

import dev.candor.metadata.contract.ContractJson;
import dev.candor.metadata.contract.EngineRestarted;
import dev.candor.metadata.contract.ServingConfigCaptured;
import dev.candor.metadata.contract.SnapshotTaken;
import dev.candor.metadata.engine.TinyEngineProcess;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The service as the others see it: over Kafka and REST, on real processes. */
@QuarkusTest
@QuarkusTestResource(Infrastructure.class)
class MetadataServiceTest {
  private static final String CAPTURED = "candor.serving-config-captured.v1";
  private static final String SNAPSHOT = "candor.snapshot-taken.v1";
  private static final String RESTARTED = "candor.engine-restarted.v1";
  private static final String DEAD = "candor.dead-letter.v1";
  private static final Duration LIMIT = Duration.ofSeconds(60);

  @TempDir Path folder;

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String servers;

  private final String campaign = "c-" + UUID.randomUUID();
  private Kafkas kafka;

  @BeforeEach
  void listen() {
    kafka = new Kafkas(servers, CAPTURED, SNAPSHOT, RESTARTED, DEAD);
  }

  @AfterEach
  void hangUp() {
    kafka.close();
  }

  @Test
  void shouldCaptureOnceAndServeWhatItRead() throws Exception {
    // Given
    try (var engine = TinyEngineProcess.start(folder.resolve("log"), Map.of())) {
      String request = capture(engine.url(), "before");

      // When
      kafka.send("candor.capture-requested.v1", campaign, request);
      await().atMost(LIMIT).until(() -> !kafka.seen(CAPTURED, campaign).isEmpty());

      // Then
      String document = kafka.seen(CAPTURED, campaign).getFirst();
      var captured = ContractJson.read(document, ServingConfigCaptured.class);
      assertThat(captured.engine().kind()).isEqualTo("candor-reference");
      assertThat(captured.engine().version()).isEqualTo("0.1.0");
      assertThat(captured.process().pid()).isEqualTo(engine.pid());
      assertThat(captured.checklist()).hasSize(13);
      given()
          .get("/captures/" + campaign)
          .then()
          .statusCode(200)
          .body("capture_id", equalTo(List.of("before")))
          .body("[0].values.name", hasItem("max_model_len"))
          .body("[0].process.environment", not(equalTo(null)));
    }
  }

  @Test
  void shouldShowWhatDriftedBetweenTwoCaptures() throws Exception {
    // Given
    try (var one = TinyEngineProcess.start(folder.resolve("1"), Map.of("TINY_LENGTH", "2048"));
        var two = TinyEngineProcess.start(folder.resolve("2"), Map.of("TINY_LENGTH", "1024"))) {

      // When
      kafka.send("candor.capture-requested.v1", campaign, capture(one.url(), "before"));
      kafka.send("candor.capture-requested.v1", campaign, capture(two.url(), "after"));
      await().atMost(LIMIT).until(() -> kafka.seen(CAPTURED, campaign).size() == 2);

      // Then
      given()
          .get("/captures/" + campaign + "/diff")
          .then()
          .statusCode(200)
          .body("from", equalTo("before"))
          .body("to", equalTo("after"))
          .body("changes.find { it.name == 'max_model_len' }.before", equalTo(2048))
          .body("changes.find { it.name == 'max_model_len' }.after", equalTo(1024));
    }
  }

  @Test
  void shouldTakeASnapshot() throws Exception {
    // Given
    try (var engine = TinyEngineProcess.start(folder.resolve("log"), Map.of())) {

      // When
      kafka.send(
          "candor.snapshot-requested.v1",
          campaign,
          """
          {"campaign_id":"%s","window_id":"w1","attempt":1,"phase":"during",
           "requested_at":"2026-12-01T16:14:00.000Z","endpoint":{"url":"%s","api":"chat",
           "model":"tiny","api_key":null}}
          """
              .formatted(campaign, engine.url()));
      await().atMost(LIMIT).until(() -> !kafka.seen(SNAPSHOT, campaign).isEmpty());

      // Then
      var taken = ContractJson.read(kafka.seen(SNAPSHOT, campaign).getFirst(), SnapshotTaken.class);
      assertThat(taken.engine().running()).isEqualTo(3.0);
      assertThat(taken.engine().kvUsage()).isEqualTo(0.25);
      assertThat(taken.host().memoryAvailableBytes()).isPositive();
      given().get("/snapshots/" + campaign).then().statusCode(200).body("size()", equalTo(1));
      assertThat(given().get("/metrics").asString())
          .contains("candor_messages_sent_total{kind=\"snapshot_taken\"");
    }
  }

  @Test
  void shouldRestartOnceHoweverOftenItIsAsked() throws Exception {
    // Given
    try (var engine = TinyEngineProcess.start(folder.resolve("log"), Map.of())) {
      String request = restart(engine.url());

      // When
      kafka.send("candor.restart-requested.v1", campaign, request);
      kafka.send("candor.restart-requested.v1", campaign, request);
      await().atMost(LIMIT).until(() -> kafka.seen(RESTARTED, campaign).size() == 2);

      // Then
      List<String> told = kafka.seen(RESTARTED, campaign);
      assertThat(told.get(1)).isEqualTo(told.get(0));
      var restarted = ContractJson.read(told.getFirst(), EngineRestarted.class);
      assertThat(restarted.outcome()).as(told.getFirst()).isEqualTo("restarted");
      assertThat(restarted.before().pid()).isEqualTo(engine.pid());
      assertThat(ProcessHandle.of(restarted.after().pid())).isPresent();
    }
  }

  @Test
  void shouldSendWhatItCannotReadToTheDeadLetters() throws Exception {
    // Given
    String poison = "{\"campaign_id\":\"" + campaign + "\",\"restart_id\":\"x\"}";

    // When
    kafka.send("candor.restart-requested.v1", campaign, poison);
    await().atMost(LIMIT).until(() -> !kafka.seen(DEAD, campaign).isEmpty());

    // Then
    assertThat(kafka.seen(DEAD, campaign)).containsExactly(poison);
  }

  @Test
  void shouldInspectAnEndpointForWhoHasTheToken() throws Exception {
    // Given
    try (var engine = TinyEngineProcess.start(folder.resolve("log"), Map.of())) {
      var request =
          given()
              .header("Authorization", "Bearer " + Infrastructure.TOKEN)
              .contentType("application/json")
              .body("{\"url\":\"" + engine.url() + "/v1\"}");

      // When
      var response = request.post("/inspect/endpoint");

      // Then
      response
          .then()
          .statusCode(200)
          .body("engine.kind", equalTo("candor-reference"))
          .body("process.pid", equalTo((int) engine.pid()));
    }
  }

  @Test
  void shouldRefuseAWriteWithoutTheToken() {
    // Given
    var request = given().contentType("application/json").body("{\"argv\":[\"vllm\"]}");

    // When
    var response = request.post("/inspect/argv");

    // Then
    response
        .then()
        .statusCode(401)
        .contentType("application/problem+json")
        .header("WWW-Authenticate", "Bearer")
        .body("title", equalTo("A token is needed"));
  }

  @Test
  void shouldRefuseAnAddressThatIsNotHttp() {
    // Given
    var request =
        given()
            .header("Authorization", "Bearer " + Infrastructure.TOKEN)
            .contentType("application/json")
            .body("{\"url\":\"file:///etc/passwd\"}");

    // When
    var response = request.post("/inspect/endpoint");

    // Then
    response
        .then()
        .statusCode(422)
        .contentType("application/problem+json")
        .body("detail", containsString("use http or https"));
  }

  @Test
  void shouldReadACommandLine() {
    // Given
    var request =
        given()
            .header("Authorization", "Bearer " + Infrastructure.TOKEN)
            .contentType("application/json")
            .body(
                "{\"engine\":\"vllm\",\"argv\":[\"vllm\",\"serve\",\"org/m\",\"--max-num-seqs\","
                    + "\"4\",\"--api-key\",\"sk-secret-123456\"]}");

    // When
    var response = request.post("/inspect/argv");

    // Then
    response
        .then()
        .statusCode(200)
        .body("engine", equalTo("vllm"))
        .body("fields.max_num_seqs", equalTo(4))
        .body("evidence.max_num_seqs[0].where", containsString("argv["));
    assertThat(response.asString()).doesNotContain("sk-secret-123456");
  }

  @Test
  void shouldSayThatNothingWasReadForAnUnknownCampaign() {
    // Given
    String unknown = "c-unknown";

    // When
    var response = given().get("/captures/" + unknown);

    // Then
    response
        .then()
        .statusCode(404)
        .contentType("application/problem+json")
        .body("detail", containsString(unknown));
  }

  private String capture(String url, String id) {
    return """
    {"campaign_id":"%s","capture_id":"%s","requested_at":"2026-12-01T16:12:01.000Z",
     "endpoint":{"url":"%s","api":"chat","model":"tiny","api_key":null},
     "sampling":{"temperature":0.0,"top_p":1.0,"seed":null,"ignore_eos":true},
     "declared":{"device":"one CPU"},"harness_revision":"0123abc",
     "seeds":{"level_order":1,"prompts":2},"nodes":1}
    """
        .formatted(campaign, id, url);
  }

  private String restart(String url) {
    return """
    {"campaign_id":"%s","restart_id":"before-repeat-2","requested_at":"2026-12-01T16:20:00.000Z",
     "endpoint":{"url":"%s","api":"chat","model":"tiny","api_key":null},
     "allowed":true,"ready_timeout_s":60.0}
    """
        .formatted(campaign, url);
  }
}
