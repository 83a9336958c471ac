package dev.candor.load.coordinator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;

import io.restassured.RestAssured;
import io.restassured.config.EncoderConfig;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;

/** Talks to the coordinator as its clients do. */
final class Talk {
  static final String TOKEN = "Bearer " + RealInfrastructure.TOKEN;
  static final Duration PATIENCE = Duration.ofSeconds(60);

  private Talk() {}

  static RequestSpecification given() {
    return RestAssured.given()
        .config(
            RestAssured.config()
                .encoderConfig(
                    EncoderConfig.encoderConfig()
                        .encodeContentTypeAs("application/yaml", ContentType.TEXT)));
  }

  static String submit(TinyEngine engine, String rest) {
    String file =
        "candor: campaign/v1\nname: demo\nshapes: [decode-heavy]\n"
            + "window: {ramp: 100ms, length: 400ms}\nendpoint: {url: '"
            + engine.url()
            + "'}\n"
            + rest;
    return given()
        .header("Authorization", TOKEN)
        .contentType("application/yaml")
        .body(file)
        .post("/campaigns")
        .then()
        .statusCode(201)
        .header("Location", containsString("/campaigns/c-"))
        .extract()
        .path("campaign_id");
  }

  static void awaitState(String id, String state) {
    await()
        .atMost(PATIENCE)
        .untilAsserted(() -> assertThat(whole(id).getString("state")).isEqualTo(state));
  }

  static JsonPath whole(String id) {
    return given().get("/campaigns/" + id).then().statusCode(200).extract().jsonPath();
  }

  static List<String> events(URI base, String id, String last)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(base.resolve("/campaigns/" + id + "/events"))
            .header("Last-Event-ID", last)
            .timeout(PATIENCE)
            .build();
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(request, HttpResponse.BodyHandlers.ofString()).body().lines().toList();
    }
  }
}
