package dev.candor.report.domain;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.candor.report.domain.eligibility.Eligibility;
import dev.candor.report.domain.eligibility.RuleResult;
import dev.candor.report.domain.result.CampaignResult;
import dev.candor.report.fixture.Pages;
import dev.candor.report.fixture.SampleCampaign;
import dev.candor.report.messaging.JsonFactDecoder;
import dev.candor.report.service.FactKind;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class EligibilityTest {
  private static final FactKind WINDOWS = FactKind.WINDOW_RECORDED;

  @Test
  void shouldJudgeTheSampleCampaignRuleByRule() {
    // Given
    Map<FactKind, List<ObjectNode>> messages = SampleCampaign.messages();

    // When
    Map<String, String> verdicts = verdicts(messages);

    // Then
    assertThat(verdicts)
        .containsEntry("repeats.minimum", "passed")
        .containsEntry("repeats.page", "failed")
        .containsEntry("restart.once", "passed")
        .containsEntry("order.randomised", "passed")
        .containsEntry("statistics.full", "passed")
        .containsEntry("variation.investigated", "failed")
        .containsEntry("window.length", "passed")
        .containsEntry("shapes.both", "passed")
        .containsEntry("ladder.saturated", "failed")
        .containsEntry("harness.calibrated", "not-evaluable")
        .containsEntry("metadata.complete", "failed")
        .containsEntry("config.drifted", "passed")
        .containsEntry("gate.mechanical", "passed")
        .containsEntry("quality.paired", "not-evaluable")
        .containsEntry("ttft.tail", "failed")
        .containsEntry("dip", "failed")
        .containsEntry("errors", "failed")
        .containsEntry("engine-capped", "failed")
        .containsEntry("foreign-load", "passed")
        .containsEntry("windows.void", "failed")
        .containsEntry("power.mixed", "not-evaluable");
  }

  static Stream<Arguments> spoilers() {
    return Stream.of(
        spoil("repeats.minimum", "failed", m -> dropRepeat(m, 3)),
        spoil("statistics.full", "failed", m -> dropRepeat(m, 3)),
        spoil("restart.once", "failed", m -> m.remove(FactKind.ENGINE_RESTARTED)),
        spoil("restart.once", "failed", m -> first(m, FactKind.ENGINE_RESTARTED).putNull("after")),
        spoil("window.length", "failed", m -> measurement(m).put("window_s", 119.0)),
        spoil("window.length", "failed", m -> measurement(m).put("ramp_s", 2.0)),
        spoil(
            "tokens.counted-from-chunks",
            "failed",
            m -> measurement(m).put("tokens_counted_by", "chunks")),
        spoil(
            "in-flight",
            "failed",
            m -> ((ObjectNode) measurement(m).get("in_flight")).put("mean", 3.9)),
        spoil(
            "errors.limit",
            "failed",
            m -> ((ObjectNode) measurement(m).get("requests")).put("failed", 90)),
        spoil(
            "shapes.both",
            "failed",
            m -> ((ObjectNode) measurement(m).get("prompt_tokens")).put("max", 57)),
        spoil(
            "reference-engine",
            "failed",
            m -> first(m, FactKind.CAMPAIGN_ACCEPTED).put("engine_is_reference_server", true)),
        spoil(
            "config.drifted",
            "failed",
            m ->
                ((ArrayNode) m.get(FactKind.SERVING_CONFIG_CAPTURED).getLast().at("/process/argv"))
                    .add("--enforce-eager")),
        spoil(
            "config.drifted",
            "not-evaluable",
            m -> m.get(FactKind.SERVING_CONFIG_CAPTURED).removeLast()),
        spoil(
            "gate.mechanical",
            "failed",
            m -> first(m, FactKind.GATE_DECIDED).put("decision", "failed")),
        spoil(
            "quality.paired",
            "failed",
            m -> first(m, FactKind.GATE_DECIDED).put("decision", "failed")),
        spoil("gate.mechanical", "not-evaluable", m -> m.remove(FactKind.GATE_DECIDED)),
        spoil(
            "metadata.complete", "not-evaluable", m -> m.remove(FactKind.SERVING_CONFIG_CAPTURED)),
        spoil("foreign-load", "not-evaluable", m -> m.remove(FactKind.SNAPSHOT_TAKEN)),
        spoil(
            "speculation.random-tokens",
            "failed",
            m ->
                ((ObjectNode) first(m, FactKind.CAMPAIGN_ACCEPTED).at("/spec/shapes/0"))
                    .put("text", "random-tokens")),
        spoil("order.randomised", "failed", EligibilityTest::sortPlan),
        spoil("engine-capped", "not-evaluable", EligibilityTest::dropCap));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("spoilers")
  void shouldNoticeWhatIsSpoilt(
      String rule, String verdict, Consumer<Map<FactKind, List<ObjectNode>>> spoiler) {
    // Given
    Map<FactKind, List<ObjectNode>> messages = SampleCampaign.messages();
    spoiler.accept(messages);

    // When
    Map<String, String> verdicts = verdicts(messages);

    // Then
    assertThat(verdicts).containsEntry(rule, verdict);
  }

  @Test
  void shouldNameEachRuleOnceAndGiveEachAReason() {
    // When
    List<RuleResult> results = result(SampleCampaign.messages()).eligibility().results();

    // Then
    assertThat(results).extracting(RuleResult::rule).doesNotHaveDuplicates();
    assertThat(results).allSatisfy(r -> assertThat(r.verdict().reason()).isNotBlank());
    assertThat(results).hasSameSizeAs(Eligibility.rules());
  }

  @Test
  void shouldSayThatNothingMayBeQuotedAndWhy() {
    // When
    String headline = result(SampleCampaign.messages()).headline();

    // Then
    assertThat(headline)
        .isEqualTo(
            "Nothing here may be quoted yet: 1 rule fails (metadata.complete) and 2 could not be"
                + " judged (harness.calibrated, quality.paired).");
  }

  @ParameterizedTest
  @CsvSource({
    "refused, the campaign was refused (no text).",
    "cancelled, the campaign was cancelled (no text).",
    "failed, the campaign failed (no text)."
  })
  void shouldSayWhenACampaignDidNotComplete(String state, String sentence) {
    // Given
    Map<FactKind, List<ObjectNode>> messages = SampleCampaign.messages();
    first(messages, FactKind.CAMPAIGN_FINISHED).put("state", state).put("reason", "no text");

    // When
    String headline = result(messages).headline();

    // Then
    assertThat(headline).isEqualTo("Nothing here may be quoted: " + sentence);
  }

  private static Arguments spoil(
      String rule, String verdict, Consumer<Map<FactKind, List<ObjectNode>>> spoiler) {
    return Arguments.of(rule, verdict, spoiler);
  }

  private static ObjectNode first(Map<FactKind, List<ObjectNode>> messages, FactKind kind) {
    return messages.get(kind).getFirst();
  }

  /** The first window is r1-decode-heavy-n4. */
  private static ObjectNode measurement(Map<FactKind, List<ObjectNode>> messages) {
    return (ObjectNode) first(messages, WINDOWS).get("measurement");
  }

  private static void dropRepeat(Map<FactKind, List<ObjectNode>> messages, int repeat) {
    messages.get(WINDOWS).removeIf(window -> window.get("repeat").asInt() == repeat);
  }

  private static void dropCap(Map<FactKind, List<ObjectNode>> messages) {
    messages
        .get(FactKind.SERVING_CONFIG_CAPTURED)
        .forEach(
            capture -> {
              ArrayNode kept = capture.arrayNode();
              for (JsonNode value : capture.get("values")) {
                if (!value.get("name").asText().equals("max_num_seqs")) {
                  kept.add(value);
                }
              }
              capture.set("values", kept);
            });
  }

  private static void sortPlan(Map<FactKind, List<ObjectNode>> messages) {
    first(messages, FactKind.CAMPAIGN_ACCEPTED)
        .at("/plan/windows")
        .forEach(window -> ((ObjectNode) window).put("position", window.get("streams").asInt()));
  }

  private static CampaignResult result(Map<FactKind, List<ObjectNode>> messages) {
    return Pages.file(new JsonFactDecoder(), messages).result();
  }

  private static Map<String, String> verdicts(Map<FactKind, List<ObjectNode>> messages) {
    return result(messages).eligibility().results().stream()
        .collect(Collectors.toMap(RuleResult::rule, r -> r.verdict().word()));
  }
}
