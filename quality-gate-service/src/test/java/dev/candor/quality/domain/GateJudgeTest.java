package dev.candor.quality.domain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.quality.domain.GateDecision.Asked;
import dev.candor.quality.domain.GateDecision.Result;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class GateJudgeTest {
  private static final Predicate<GateItem> ABILITY =
      item -> item.category().group() == Group.ABILITY;

  @Test
  void shouldPassATinyModelThatHasNoAbilities() {
    // Given
    List<ItemResult> results = results(ABILITY.negate(), item -> false);

    // When
    GateDecision decision = decide("auto", Map.of(), results, Optional.empty());

    // Then
    assertThat(decision.result()).isEqualTo(Result.PASSED);
    assertThat(decision.reason())
        .isEqualTo(
            "integrity 29 of 29, ability 0 of 21 with no baseline; "
                + "thresholds for size tiny from 135M in the model's name");
  }

  @Test
  void shouldFailAMediumModelThatHasNoAbilities() {
    // Given
    List<ItemResult> results = results(ABILITY.negate(), item -> false);

    // When
    GateDecision decision = decide("medium", Map.of(), results, Optional.empty());

    // Then
    assertThat(decision.result()).isEqualTo(Result.FAILED);
    assertThat(decision.reason()).startsWith("arithmetic 0 of 5, share 0.5 asked");
  }

  @Test
  void shouldFollowTheThresholdThatTheCampaignSets() {
    // Given
    List<ItemResult> results = results(ABILITY.negate(), item -> false);

    // When
    GateDecision decision =
        decide("auto", Map.of(Category.ARITHMETIC, 0.2), results, Optional.empty());

    // Then
    assertThat(failed(decision)).containsExactly("gate.arithmetic");
  }

  @Test
  void shouldNotLetACampaignLowerTheFloorOfIntegrity() {
    // Given
    List<ItemResult> results = results(item -> item.category() != Category.COPYING, item -> false);

    // When
    GateDecision decision =
        decide("auto", Map.of(Category.COPYING, 0.0), results, Optional.empty());

    // Then
    assertThat(failed(decision)).containsExactly("gate.copying");
    assertThat(decision.reason()).contains("threshold 0.0 for copying raised to 0.5");
  }

  @Test
  void shouldFailOnSixGarbageAnswersThoughEveryThresholdIsZero() {
    // Given
    Predicate<GateItem> sixOfAbility =
        item -> item.category() == Category.ARITHMETIC || item.id().equals("json-01");
    List<ItemResult> results = results(sixOfAbility.negate(), sixOfAbility);

    // When
    GateDecision decision =
        decide("auto", Map.of(Category.ARITHMETIC, 0.0), results, Optional.empty());

    // Then
    assertThat(failed(decision)).containsExactly("gate.floor");
    assertThat(decision.floor())
        .isEqualTo(
            new Floor(
                6, 50, 5, new Verdict.Failed("6 of 50 answers are garbage, at most 5 may be")));
  }

  @Test
  void shouldFailWhenTheModelLostWhatItsBaselineHad() {
    // Given
    Baseline all = baseline(item -> true);
    List<ItemResult> results =
        results(item -> !ABILITY.test(item) || item.category() == Category.JSON, item -> false);

    // When
    GateDecision decision = decide("auto", Map.of(), results, Optional.of(all));

    // Then
    assertThat(failed(decision)).contains("gate.baseline", "gate.arithmetic");
    assertThat(failed(decision)).doesNotContain("gate.json");
    assertThat(decision.reason()).contains("against 21 in the baseline");
  }

  @Test
  void shouldPassAWeakModelThatIsAsWeakAsItsBaseline() {
    // Given
    Baseline weak = baseline(item -> item.category() == Category.JSON);
    List<ItemResult> results =
        results(item -> !ABILITY.test(item) || item.id().matches("json-0[23]"), item -> false);

    // When
    GateDecision decision = decide("large", Map.of(), results, Optional.of(weak));

    // Then
    assertThat(decision.result()).as(decision.reason()).isEqualTo(Result.PASSED);
  }

  private static GateDecision decide(
      String size,
      Map<Category, Double> thresholds,
      List<ItemResult> results,
      Optional<Baseline> baseline) {
    GateRequest request =
        new GateRequest(
            "c-1",
            "mechanical",
            Instant.EPOCH,
            new Endpoint(
                URI.create("http://127.0.0.1:1"),
                Optional.of(Api.CHAT),
                Optional.of("smollm2-135m"),
                Optional.empty()),
            size,
            thresholds);
    Asked asked = new Asked(50, 0, "chat", "smollm2-135m");
    return GateJudge.decide(request, asked, results, baseline, Instant.EPOCH);
  }

  private static List<ItemResult> results(Predicate<GateItem> passed, Predicate<GateItem> garbage) {
    return GateItems.all().stream()
        .map(
            item ->
                new ItemResult(
                    item.id(),
                    item.category(),
                    item.chat().prompt(),
                    "an answer",
                    passed.test(item),
                    garbage.test(item),
                    "seen",
                    Duration.ofMillis(1),
                    Optional.empty()))
        .toList();
  }

  private static Baseline baseline(Predicate<GateItem> passed) {
    return new Baseline(
        "smollm2-135m",
        Instant.EPOCH,
        "test",
        GateItems.ability().stream().collect(Collectors.toMap(GateItem::id, passed::test)));
  }

  private static List<String> failed(GateDecision decision) {
    return decision.rules().stream()
        .filter(rule -> rule.verdict().failed())
        .map(RuleResult::rule)
        .toList();
  }
}
