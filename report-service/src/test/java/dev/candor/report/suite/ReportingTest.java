package dev.candor.report.suite;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.notNullValue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.candor.report.fixture.SampleCampaign;
import dev.candor.report.service.FactKind;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(Infrastructure.class)
class ReportingTest {
  private static final Duration SOON = Duration.ofSeconds(40);

  private record Sent(FactKind kind, ObjectNode message) {}

  private final String id = "c-" + UUID.randomUUID();

  @Test
  void shouldPublishOnceWhateverTheOrderAndRepetitionOfMessages() {
    // Given
    List<Sent> messages = campaign();
    messages.addAll(messages.subList(0, 30));
    Collections.shuffle(messages, new Random(7));

    // When
    send(messages);

    // Then
    await().atMost(SOON).until(() -> state().equals("completed") && rows() == 10 && runs() == 30);
    await().atMost(SOON).until(() -> announced().size() >= 1 && stable());
    given()
        .get("/campaigns/" + id + "/summary")
        .then()
        .statusCode(200)
        .body("headline", containsString("Nothing here may be quoted yet"))
        .body(
            "rows.find { it.streams == 48 && it.shape == 'decode-heavy' && it.load == 'steady' }"
                + ".aggregate_tps.text",
            equalTo("1,012.0 [996.8 … 1,024.1], n 3, CV 1.35 %, coverage 75 %"))
        .body("rows[0].ttft_ms.prompt_tokens_text", equalTo("prompts of 39–42 tokens"))
        .body("eligibility.rule", hasItem("metadata.complete"))
        .body("page_url", equalTo("http://report.test/campaigns/" + id))
        .body("result_path", containsString("result.json"));
    given().get("/campaigns/" + id).then().statusCode(200).body(containsString("two-shapes"));
    given().get("/").then().statusCode(200).body(containsString(id));
    given()
        .get("/campaigns/" + id + "/tables/eligibility.csv")
        .then()
        .statusCode(200)
        .header("Content-Type", containsString("text/csv"))
        .body(containsString("metadata.complete,failed"));
  }

  @Test
  void shouldPublishAgainWhenAMessageComesLate() {
    // Given
    List<Sent> messages = campaign();
    Sent late = messages.removeLast();
    send(messages);
    await().atMost(SOON).until(() -> !announced().isEmpty() && stable());
    String first = announced().getLast();

    // When
    send(List.of(late));

    // Then
    await().atMost(SOON).until(() -> stable() && !announced().getLast().equals(first));
    given()
        .get("/campaigns/" + id + "/result.json")
        .then()
        .statusCode(200)
        .body("schema", equalTo("candor.result/v1"))
        .body("windows.size()", equalTo(31))
        .body("finish", notNullValue());
  }

  @Test
  void shouldShowACampaignThatRunsAndSetAsideWhatIsNoMessage() throws Exception {
    // Given
    List<Sent> messages = campaign();
    messages.removeIf(sent -> sent.kind() == FactKind.CAMPAIGN_FINISHED);
    try (Topics topics = new Topics()) {
      topics.send("window-recorded", id, "{\"campaign_id\":\"" + id + "\",\"streams\":\"many\"}");
    }

    // When
    send(messages);

    // Then
    await().atMost(SOON).until(() -> state().equals("measuring") && runs() == 30);
    given()
        .get("/campaigns/" + id)
        .then()
        .statusCode(200)
        .body(containsString("Running."))
        .body(containsString("http-equiv=\"refresh\""));
    assertThat(all("dead-letter")).hasSize(1).first().asString().contains("many");
    assertThat(announced()).isEmpty();
  }

  @Test
  void shouldSayWhenACampaignOrATableIsUnknown() {
    // When
    var answer = given().get("/campaigns/c-none/summary");

    // Then
    answer
        .then()
        .statusCode(404)
        .header("Content-Type", containsString("application/problem+json"))
        .body("detail", equalTo("no campaign is called c-none"));
    given().get("/campaigns/c-none/tables/none.csv").then().statusCode(404);
  }

  private List<Sent> campaign() {
    List<Sent> all = new ArrayList<>();
    Map<FactKind, List<ObjectNode>> messages = SampleCampaign.messages();
    messages.forEach(
        (kind, list) ->
            list.forEach(message -> all.add(new Sent(kind, message.put("campaign_id", id)))));
    all.sort(java.util.Comparator.comparing(sent -> sent.kind() == FactKind.WINDOW_RECORDED));
    return all;
  }

  private void send(List<Sent> messages) {
    try (Topics topics = new Topics()) {
      messages.forEach(sent -> topics.send(sent.kind().noun(), id, sent.message().toString()));
    }
  }

  /** Whether everything that was stored is built and announced. */
  private boolean stable() {
    List<String> sent = announced();
    String result = given().get("/campaigns/" + id + "/result.json").asString();
    return !sent.isEmpty() && sent.getLast().contains(Hashes.sha256(result));
  }

  private List<String> announced() {
    return all("report-published");
  }

  private List<String> all(String noun) {
    try (Topics topics = new Topics()) {
      return topics.all(noun, id);
    }
  }

  private String state() {
    var answer = given().get("/campaigns/" + id + "/summary");
    return answer.statusCode() == 200 ? answer.jsonPath().getString("state") : "";
  }

  private int rows() {
    return given().get("/campaigns/" + id + "/summary").jsonPath().getList("rows").size();
  }

  private int runs() {
    return given()
        .get("/campaigns/" + id + "/summary")
        .jsonPath()
        .getList("rows.runs", int.class)
        .stream()
        .mapToInt(Integer::intValue)
        .sum();
  }
}
