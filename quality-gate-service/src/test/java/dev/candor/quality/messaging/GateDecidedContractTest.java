package dev.candor.quality.messaging;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import dev.candor.quality.domain.Baseline;
import dev.candor.quality.domain.BaselineComparison;
import dev.candor.quality.domain.Category;
import dev.candor.quality.domain.CategoryScore;
import dev.candor.quality.domain.Floor;
import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.GateDecision.Asked;
import dev.candor.quality.domain.GateDecision.Result;
import dev.candor.quality.domain.GateItem;
import dev.candor.quality.domain.GateItems;
import dev.candor.quality.domain.ItemResult;
import dev.candor.quality.domain.ModelSize;
import dev.candor.quality.domain.RuleResult;
import dev.candor.quality.domain.Verdict;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class GateDecidedContractTest {
  private static final String OWN = "quality-gate-service";
  private static final String LOST =
      "8 ability items of the baseline are lost and 0 gained; by chance with probability 0.0039,"
          + " under 0.01";
  private static final String GONE = "the connection was refused; is the engine up?";
  private static final String UNANSWERED =
      "6 of 6 items asked got no answer, at most 5 may; the first: " + GONE;

  static Stream<Arguments> samples() {
    return Stream.of(
        Arguments.of("gate-decided.v1.json", passed()),
        Arguments.of("gate-decided.v1.failed.json", failed()),
        Arguments.of("gate-decided.v1.errored.json", errored()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("samples")
  void shouldWriteTheSampleByteForByte(String name, GateDecision decision) throws Exception {
    // Given
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.GERMANY);

    // When
    String written = Contracts.pretty(GateDecidedMessage.of(decision));

    // Then
    Locale.setDefault(before);
    assertThat(written).isEqualTo(Contracts.sample(OWN, name));
    assertThat(schema().validate(new ObjectMapper().readTree(written))).isEmpty();
  }

  @Test
  void shouldRefuseAMessageWithAFieldTooManyOrTooFew() throws Exception {
    // Given
    ObjectNode message =
        (ObjectNode) new ObjectMapper().readTree(Contracts.sample(OWN, "gate-decided.v1.json"));
    message.put("surprise", 1).remove("rules");

    // When
    var mistakes = schema().validate(message);

    // Then
    assertThat(mistakes).hasSize(2);
  }

  private static JsonSchema schema() throws Exception {
    return JsonSchemaFactory.getInstance(VersionFlag.V202012)
        .getSchema(Contracts.schema(OWN, "gate-decided.v1.schema.json"));
  }

  private static GateDecision passed() {
    return decision(
        Result.PASSED,
        "integrity 29 of 29, ability 12 of 21 with no baseline; thresholds for size tiny from 135M"
            + " in the model's name",
        Optional.empty(),
        new Verdict.NotEvaluable("no baseline of smollm2-135m stored"));
  }

  private static GateDecision failed() {
    Map<String, Boolean> twelve =
        GateItems.ability().stream()
            .collect(
                Collectors.toMap(GateItem::id, item -> GateItems.ability().indexOf(item) < 12));
    Baseline baseline =
        new Baseline(
            "smollm2-135m",
            Instant.parse("2026-11-30T10:00:00Z"),
            "c-20261130-095500-1a2b/mechanical",
            twelve);
    Verdict lost = new Verdict.Failed(LOST);
    return decision(
        Result.FAILED,
        LOST
            + "; integrity 29 of 29, ability 4 of 21 against 12 in the baseline; thresholds for"
            + " size tiny from 135M in the model's name",
        Optional.of(new BaselineComparison(baseline, 4, 8, 0, 0.00390625, lost)),
        lost);
  }

  private static GateDecision decision(
      Result result, String reason, Optional<BaselineComparison> baseline, Verdict comparison) {
    Verdict met = new Verdict.Passed();
    return new GateDecision(
        "c-20261201-161200-7f3a",
        "mechanical",
        Instant.parse("2026-12-01T16:13:00Z"),
        result,
        reason,
        ModelSize.TINY,
        new Asked(50, 0, "chat", "smollm2-135m"),
        List.of(
            new CategoryScore(Category.COPYING, 6, 6, 0.5, met),
            new CategoryScore(Category.ARITHMETIC, 2, 5, 0, met)),
        new Floor(0, 50, 5, met),
        baseline,
        List.of(
            new RuleResult("gate.asked", met),
            new RuleResult("gate.floor", met),
            new RuleResult("gate.copying", met),
            new RuleResult("gate.arithmetic", met),
            new RuleResult("gate.baseline", comparison)),
        List.of(
            item("The cat sat on the mat.", true, "equal to the asked text", Optional.empty())));
  }

  private static GateDecision errored() {
    return new GateDecision(
        "c-20261201-161200-7f3a",
        "mechanical",
        Instant.parse("2026-12-01T16:13:00Z"),
        Result.ERRORED,
        UNANSWERED,
        ModelSize.TINY,
        new Asked(6, 0, "chat", "smollm2-135m"),
        List.of(),
        new Floor(0, 6, 0, new Verdict.Passed()),
        Optional.empty(),
        List.of(new RuleResult("gate.asked", new Verdict.Failed(UNANSWERED))),
        List.of(item("", false, "no answer", Optional.of(GONE))));
  }

  private static ItemResult item(
      String answer, boolean passed, String why, Optional<String> error) {
    return new ItemResult(
        "copy-01",
        Category.COPYING,
        "Copy this text exactly: The cat sat on the mat.",
        answer,
        passed,
        false,
        why,
        error.isPresent() ? Duration.ZERO : Duration.ofNanos(132_500_000),
        error);
  }
}
