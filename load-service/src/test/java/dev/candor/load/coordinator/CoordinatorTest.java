package dev.candor.load.coordinator;

import static dev.candor.load.coordinator.Talk.PATIENCE;
import static dev.candor.load.coordinator.Talk.TOKEN;
import static dev.candor.load.coordinator.Talk.awaitState;
import static dev.candor.load.coordinator.Talk.events;
import static dev.candor.load.coordinator.Talk.given;
import static dev.candor.load.coordinator.Talk.submit;
import static dev.candor.load.coordinator.Talk.whole;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.databind.JsonNode;
import dev.candor.load.service.CampaignDriver;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The coordinator on a real broker and a real database, with every other service played. */
@QuarkusTest
@QuarkusTestResource(RealInfrastructure.class)
class CoordinatorTest {
  @ConfigProperty(name = "kafka.bootstrap.servers")
  String brokers;

  @TestHTTPResource URI base;
  @Inject CampaignDriver driver;
  private Peers peers;
  private TinyEngine engine;

  @BeforeEach
  void play() throws IOException {
    engine = new TinyEngine();
    peers = new Peers(brokers);
  }

  @AfterEach
  void stop() {
    peers.close();
    engine.close();
  }

  @Test
  void shouldTakeACampaignToItsReport() throws Exception {
    // Given
    String id = submit(engine, "levels: [1, 2]\nrepeats: 2\nburst: [2]\n");

    // When
    awaitState(id, "completed");

    // Then
    JsonPath whole = whole(id);
    assertThat(whole.getInt("windows_done")).isEqualTo(6);
    assertThat(whole.getString("report_url")).startsWith("http://127.0.0.1:8094/campaigns/");
    assertThat(whole.getString("gate.decision")).isEqualTo("passed");
    assertThat(peers.assigned(id))
        .extracting(n -> n.get("window_id").asText())
        .doesNotHaveDuplicates();
    assertThat(peers.recorded(id))
        .extracting(n -> n.get("window_id").asText())
        .hasSizeGreaterThanOrEqualTo(6);
    List<String> events = events(base, id, "0");
    assertThat(events.stream().filter(e -> e.equals("event:window")))
        .hasSizeGreaterThanOrEqualTo(6);
    assertThat(events).contains("event:log", "event:finished");
    String lastId =
        events.stream().filter(e -> e.startsWith("id:")).toList().getLast().substring(3);
    assertThat(events(base, id, lastId)).doesNotContain("event:finished", "event:log");
  }

  @Test
  void shouldGoOnAfterTheCoordinatorDiedInMidWindow() {
    // Given
    peers.worker((p, assignment) -> {});
    String id = submit(engine, "levels: [2]\nrepeats: 1\nburst: []\n");
    await().atMost(PATIENCE).until(() -> !peers.assigned(id).isEmpty());

    // When
    peers.worker(Peers::measure);
    driver.takeUp();

    // Then
    awaitState(id, "completed");
    assertThat(peers.assigned(id))
        .hasSizeGreaterThanOrEqualTo(2)
        .allSatisfy(n -> assertThat(n.get("attempt").asInt()).isEqualTo(1));
    assertThat(whole(id).getList("windows.state")).containsExactly("valid");
  }

  @Test
  void shouldVoidTheWindowOfALostWorkerAndMeasureItAgain() {
    // Given
    peers.worker((p, assignment) -> p.alive(false));
    String id = submit(engine, "levels: [2]\nrepeats: 1\nburst: []\n");
    await().atMost(PATIENCE).until(() -> whole(id).getList("windows").size() == 1);

    // When
    peers.worker(Peers::measure);
    peers.alive(true);

    // Then
    awaitState(id, "completed");
    assertThat(whole(id).getList("windows.state")).containsExactly("void", "valid");
    assertThat(peers.cancelled(id)).hasSize(1);
    List<JsonNode> recorded = peers.recorded(id);
    assertThat(recorded.getFirst().get("reason").asText()).contains("was lost in mid-window");
  }

  @Test
  void shouldPutAPoisonMessageIntoTheCampaignsLog() {
    // Given
    peers.worker(
        (p, assignment) -> {
          String key = assignment.get("campaign_id").asText();
          p.send("level-measured", key, "{\"campaign_id\": \"" + key + "\", \"window_id\": 1}");
          p.measure(assignment);
        });

    // When
    String id = submit(engine, "levels: [1]\nrepeats: 1\nburst: []\n");

    // Then
    awaitState(id, "completed");
    await()
        .atMost(PATIENCE)
        .untilAsserted(
            () ->
                assertThat(whole(id).getList("log.text", String.class))
                    .anyMatch(
                        t ->
                            t.startsWith(
                                "a message on candor.level-measured.v1 could not be used")));
  }

  @Test
  void shouldRefuseWhenTheGateFails() {
    // Given
    peers.gate("failed");

    // When
    String id = submit(engine, "levels: [1]\n");

    // Then
    awaitState(id, "refused");
    assertThat(peers.assigned(id)).isEmpty();
    assertThat(whole(id).getString("reason")).startsWith("the quality gate failed:");
  }

  @Test
  void shouldCancelInMidWindow() {
    // Given
    peers.worker((p, assignment) -> {});
    String id = submit(engine, "levels: [2]\nrepeats: 1\n");
    await().atMost(PATIENCE).until(() -> !peers.assigned(id).isEmpty());

    // When
    given().header("Authorization", TOKEN).delete("/campaigns/" + id).then().statusCode(202);

    // Then
    awaitState(id, "cancelled");
    assertThat(peers.cancelled(id)).hasSize(1);
  }

  @Test
  void shouldFailWithOneSentenceWhenTheEngineIsNotThere() {
    // Given
    engine.close();

    // When
    String id = submit(engine, "levels: [1]\n");

    // Then
    awaitState(id, "failed");
    assertThat(whole(id).getString("reason")).endsWith("start the engine or correct endpoint.url");
  }

  @Test
  void shouldAnswerMistakesWithTheirPlaces() {
    // When
    var response =
        given()
            .header("Authorization", TOKEN)
            .contentType("application/yaml")
            .body("candor: campaign/v1\nname: demo\nlevels: [0]\n")
            .post("/campaigns");

    // Then
    response
        .then()
        .statusCode(422)
        .contentType("application/problem+json")
        .body("violations.path", contains("levels[0]"))
        .body("violations.line", contains(3))
        .body("violations.message", hasItem(startsWith("0 is not allowed")));
  }

  @Test
  void shouldLetNobodyWriteWithoutTheToken() {
    // When
    var response =
        given()
            .header("Authorization", "Bearer wrong")
            .contentType("application/yaml")
            .body("x")
            .post("/campaigns");

    // Then
    response
        .then()
        .statusCode(401)
        .contentType("application/problem+json")
        .header("WWW-Authenticate", containsString("Bearer"));
  }

  @Test
  void shouldSayThatThereIsNoSuchCampaign() {
    // When
    var response = given().get("/campaigns/c-none");

    // Then
    response
        .then()
        .statusCode(404)
        .contentType("application/problem+json")
        .body("detail", containsString("c-none"));
  }

  @Test
  void shouldTellWhatItIs() {
    // When
    var schema = given().get("/campaigns/schema");

    // Then
    schema.then().statusCode(200).body("title", equalTo("Candor campaign file, version 1"));
    await()
        .atMost(PATIENCE)
        .untilAsserted(
            () -> given().get("/workers").then().body("worker_id", hasItem(Peers.WORKER)));
    given().get("/campaigns").then().statusCode(200);
    given().get("/health/ready").then().statusCode(200);
    given().get("/metrics").then().statusCode(200).body(containsString("candor_"));
    given()
        .header("Authorization", TOKEN)
        .contentType("application/yaml")
        .body("candor: campaign/v1\nname: demo\n")
        .post("/campaigns/check")
        .then()
        .statusCode(200)
        .body("windows.size()", equalTo(24))
        .body("endpoint", endsWith(":1"));
  }
}
