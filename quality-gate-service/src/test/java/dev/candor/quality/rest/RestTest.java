package dev.candor.quality.rest;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import dev.candor.quality.domain.GateItem;
import dev.candor.quality.domain.GateItems;
import dev.candor.quality.support.Backbone;
import dev.candor.quality.support.FaultyEngine;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@QuarkusTestResource(Backbone.class)
class RestTest {
  private static final String PROBLEM = "application/problem+json";

  @Test
  void shouldRunAGateThatAPersonAsksForAndKeepItsResultAsBaseline() throws Exception {
    // Given
    String campaign = "g-" + UUID.randomUUID();
    String model = "org/model-" + UUID.randomUUID();
    try (FaultyEngine engine = FaultyEngine.start(FaultyEngine.none())) {
      Map<String, Object> body =
          Map.of("campaign_id", campaign, "endpoint", Map.of("url", engine.url(), "model", model));

      // When
      String location =
          writer().body(body).post("/gates").then().statusCode(202).extract().header("Location");

      // Then
      assertThat(location).endsWith("/gates/" + campaign);
      await()
          .atMost(Duration.ofSeconds(60))
          .untilAsserted(
              () -> given().get(location).then().body("gates[0].state", equalTo("decided")));
      given()
          .get(location)
          .then()
          .body("gates[0].decision.decision", equalTo("passed"))
          .body("gates[0].decision.asked.api", equalTo("chat"))
          .body("gates[0].decision.items", hasSize(50))
          .body("gates[0].decision.rules.rule", hasItem("gate.floor"));
      writer()
          .body(Map.of("campaign_id", campaign))
          .put("/baselines/" + model)
          .then()
          .statusCode(200)
          .body("passed", equalTo(21));
      given().get("/baselines/" + model).then().body("source", containsString(campaign));
      given().get("/baselines").then().body("model", hasItem(model));
    }
  }

  @Test
  void shouldJudgeAgainstAStoredBaseline() throws Exception {
    // Given
    String campaign = "g-" + UUID.randomUUID();
    String model = "tiny-135m-" + UUID.randomUUID();
    Map<String, Boolean> all =
        GateItems.ability().stream().collect(Collectors.toMap(GateItem::id, item -> true));
    writer().body(Map.of("items", all)).put("/baselines/" + model).then().statusCode(200);
    FaultyEngine.Fault lost =
        (request, wire) ->
            wire.words(
                request.right().matches("[0-9, ]+|[{].*|[a-zA-Z]+")
                    ? "Who knows."
                    : request.right());
    try (FaultyEngine engine = FaultyEngine.start(lost)) {
      Map<String, Object> body =
          Map.of("campaign_id", campaign, "endpoint", Map.of("url", engine.url(), "model", model));

      // When
      writer().body(body).post("/gates").then().statusCode(202);

      // Then
      await()
          .atMost(Duration.ofSeconds(60))
          .untilAsserted(
              () ->
                  given()
                      .get("/gates/" + campaign)
                      .then()
                      .body("gates[0].decision.decision", equalTo("failed"))
                      .body("gates[0].decision.baseline.passed_then", equalTo(21))
                      .body("gates[0].decision.baseline.verdict", equalTo("failed")));
    }
  }

  @Test
  void shouldShowAllItems() {
    // When
    var response = given().get("/gate/items");

    // Then
    response.then().statusCode(200).body("id", hasSize(50)).body("[0].id", equalTo("copy-01"));
  }

  @Test
  void shouldRefuseAWriteWithoutTheToken() {
    // Given
    RequestSpecification anonymous = given().contentType(ContentType.JSON).body("{}");

    // When
    var response = anonymous.header("Authorization", "Bearer wrong").post("/gates");

    // Then
    response
        .then()
        .statusCode(401)
        .contentType(PROBLEM)
        .header("WWW-Authenticate", "Bearer")
        .body("title", equalTo("Unauthorized"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ | 400 | $",
        "{} | 400 | endpoint",
        "{\"endpoint\": {}} | 400 | url",
        "{\"endpoint\": {\"url\": \"http://h\"}, \"wish\": 1} | 400 | wish",
        "{\"endpoint\": {\"url\": \"file:///etc/passwd\"}} | 422 | endpoint.url",
        "{\"endpoint\": {\"url\": \"http://h\"}, \"model_size\": \"huge\"} | 422 | model_size",
        "{\"endpoint\": {\"url\": \"http://h\"}, \"thresholds\": {\"json\": 2}} | 422 |"
            + " thresholds.json",
        "{\"endpoint\": {\"url\": \"http://h\"}, \"campaign_id\": \"a/b\"} | 422 | campaign_id"
      })
  void shouldNameWhatIsWrongInABody(String body, int status, String where) {
    // When
    var response = writer().body(body).post("/gates");

    // Then
    response
        .then()
        .statusCode(status)
        .contentType(PROBLEM)
        .body("detail", containsString(where))
        .body("violations", hasSize(1));
  }

  @Test
  void shouldRefuseABaselineThatIsNotWhole() {
    // When
    var response = writer().body(Map.of("items", Map.of("arith-01", true))).put("/baselines/m");

    // Then
    response
        .then()
        .statusCode(422)
        .body("detail", allOf(containsString("no result for"), containsString("arith-02")));
  }

  @ParameterizedTest
  @CsvSource({"/gates/none, no gate of campaign none", "/baselines/none, no baseline of none"})
  void shouldSayWhatIsNotThere(String path, String detail) {
    // When
    var response = given().get(path);

    // Then
    response.then().statusCode(404).contentType(PROBLEM).body("detail", containsString(detail));
  }

  @ParameterizedTest
  @CsvSource({"/health/ready, UP", "/metrics, jvm_memory", "/swagger-ui/, swagger"})
  void shouldServeWhatOperatorsNeed(String path, String content) {
    // When
    var response = given().get(path);

    // Then
    response.then().statusCode(200).body(containsString(content));
  }

  private static RequestSpecification writer() {
    return given()
        .contentType(ContentType.JSON)
        .header("Authorization", "Bearer " + Backbone.TOKEN);
  }
}
