package dev.candor.cli.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.candor.cli.client.LoadClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** The whole suite, as a person starts it, with the reference server as the engine. */
@EnabledIf(value = "isPackaged", disabledReason = "the services are not packaged: mvn package")
class SuiteEndToEndTest {
  private static final Duration LONG = Duration.ofMinutes(5);
  private static final Project PROJECT = new Project(Path.of("..").toAbsolutePath().normalize());
  private static final SuiteOptions OPTIONS =
      new SuiteOptions(
          false, Optional.of(List.of("--ttft", "20ms", "--itl", "2ms")), Optional.empty());

  @TempDir static Path folder;
  private static DataFolder data;
  private static Suite suite;
  private static LoadClient load;

  static boolean isPackaged() {
    return SuiteOptions.SERVICES.stream()
        .allMatch(
            service ->
                Files.exists(
                    PROJECT.root().resolve(service).resolve("target/quarkus-app/quarkus-run.jar")));
  }

  @BeforeAll
  static void startTheSuite() {
    data = DataFolder.open(folder.resolve("data with a space"));
    suite = Suite.claim("run", data, OPTIONS, System.out::println);
    suite.start(PROJECT, OPTIONS);
    suite.awaitReady();
    load = new LoadClient(suite.ports().loadUrl(), data.token());
  }

  @AfterAll
  static void stopTheSuite() {
    suite.close();
  }

  @Test
  void shouldCarryACampaignFromItsFileToItsPage() throws IOException {
    // Given
    String id = load.submit(campaign("carried", 2));

    // When
    JsonNode end = awaitCampaign(id, c -> isOver(c));

    // Then
    assertThat(end.path("state").asText()).as(end.toPrettyString()).isEqualTo("completed");
    assertThat(validRuns(end)).hasSize(4).allSatisfy((window, runs) -> assertThat(runs).isOne());
    assertThat(data.reports().resolve(id).resolve("index.html")).isNotEmptyFile();
    assertThat(data.reports().resolve(id).resolve("result.json"))
        .content()
        .contains("candor.result/v1");
  }

  @Test
  void shouldCompleteACampaignThroughKillsOfEverything() throws IOException {
    // Given
    String id = load.submit(campaign("killed", 5));

    // When
    awaitWindows(id, 1);
    kill("worker");
    awaitWindows(id, 3);
    kill("load-service");
    awaitWindows(id, 5);
    kill("metadata-service");
    kill("quality-gate-service");
    kill("report-service");
    awaitWindows(id, 7);
    kill("kafka");
    kill("postgres");
    JsonNode end = awaitCampaign(id, c -> isOver(c));

    // Then
    assertThat(end.path("state").asText()).as(end.toPrettyString()).isEqualTo("completed");
    assertThat(end.path("windows_done").asInt()).isEqualTo(10);
    assertThat(validRuns(end)).allSatisfy((window, runs) -> assertThat(runs).isOne());
    assertThat(attempts(end)).doesNotHaveDuplicates();
    assertThat(end.path("windows")).anyMatch(run -> run.path("state").asText().equals("void"));
    assertThat(data.reports().resolve(id).resolve("index.html")).isNotEmptyFile();
  }

  @Test
  @EnabledIf(
      value = "dev.candor.cli.suite.RealLlamaServer#isPrepared",
      disabledReason = "CANDOR_REAL_ENGINE does not name a folder with a prepared llama-server")
  void shouldMeasureARealEngineAndProveItsRestart() throws IOException {
    // Given
    try (RealLlamaServer engine = new RealLlamaServer(folder.resolve("llama-server.log"))) {
      String file =
          campaign("real", 3)
              + "endpoint: {url: '%s'}\nengine: {restart: allowed}\n".formatted(engine.url());

      // When
      String id = load.submit(file);
      JsonNode end = awaitCampaign(id, c -> isOver(c));

      // Then
      assertThat(end.path("state").asText()).as(end.toPrettyString()).isEqualTo("completed");
      JsonNode result = RealLlamaServer.result(data.reports().resolve(id));
      assertThat(validRuns(end)).hasSize(6);
      assertThat(result.at("/restarts/0/outcome").asText()).isEqualTo("restarted");
      assertThat(result.at("/restarts/0/after/pid").asLong())
          .isPositive()
          .isNotEqualTo(result.at("/restarts/0/before/pid").asLong());
      assertThat(result.at("/captures/0/engine/kind").asText()).isEqualTo("llama.cpp");
      assertThat(result.at("/captures/0/process/argv").toString()).contains("--parallel");
      assertThat(result.at("/gates/0/decision").asText()).isEqualTo("passed");
      assertThat(result.at("/gates/0/items")).hasSize(50);
      assertThat(result.path("eligibility").toString()).contains("window.length");
    }
  }

  private static String campaign(String name, int repeats) {
    return """
        candor: campaign/v1
        name: %s
        shapes: [decode-heavy]
        levels: [1, 2]
        repeats: %d
        burst: []
        window: {ramp: 500ms, length: 2s}
        """
        .formatted(name, repeats);
  }

  private static void awaitWindows(String id, int done) {
    awaitCampaign(id, c -> isOver(c) || c.path("windows_done").asInt() >= done);
  }

  private static JsonNode awaitCampaign(String id, Predicate<JsonNode> condition) {
    return await("campaign " + id)
        .atMost(LONG)
        .pollInterval(Duration.ofMillis(250))
        .ignoreExceptions()
        .until(() -> load.campaign(id), condition);
  }

  private static boolean isOver(JsonNode campaign) {
    return List.of("completed", "failed", "refused", "cancelled")
        .contains(campaign.path("state").asText());
  }

  /** SIGKILL, then waits until the process was started again and serves. */
  private static void kill(String name) {
    long dead = pid(name);
    assertThat(ProcessHandle.of(dead).orElseThrow().destroyForcibly()).isTrue();
    await(name + " to be started again").atMost(LONG).until(() -> pid(name) != dead);
    suite.awaitReady(name);
  }

  private static long pid(String name) {
    return SuiteState.read(data).orElseThrow().processes().stream()
        .filter(process -> process.name().equals(name))
        .findFirst()
        .orElseThrow()
        .pid();
  }

  private static Map<String, Integer> validRuns(JsonNode campaign) {
    Map<String, Integer> valid = new HashMap<>();
    for (JsonNode run : campaign.path("windows")) {
      if (run.path("state").asText().equals("valid")) {
        valid.merge(run.path("window_id").asText(), 1, Integer::sum);
      }
    }
    return valid;
  }

  private static List<String> attempts(JsonNode campaign) {
    List<String> attempts = new ArrayList<>();
    for (JsonNode run : campaign.path("windows")) {
      attempts.add(run.path("window_id").asText() + " " + run.path("attempt").asInt());
    }
    return attempts;
  }
}
