package dev.candor.quality.service;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.quality.domain.Category;
import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.GateDecision.Result;
import dev.candor.quality.domain.Verdict;
import dev.candor.quality.support.FaultyEngine;
import dev.candor.quality.support.FaultyEngine.Fault;
import dev.candor.quality.support.Gates;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Engines that answer, but wrongly: each must be refused, by the rule that names its fault. */
class PlantedFaultTest {
  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final List<String> TOKENS =
      List.of("ough", "Ware", "ing", "42", "strukt", "able", "Que", "pon", "xyl", "der", "mont");

  static Stream<Arguments> faults() {
    return Stream.of(
        Arguments.of("random tokens", "gate.copying", randomTokens()),
        Arguments.of("one token for ever", "gate.floor", always("foo ".repeat(64))),
        Arguments.of("one token without spaces", "gate.floor", always("!".repeat(64))),
        Arguments.of("nothing", "gate.floor", always("")),
        Arguments.of("mojibake", "gate.text", mojibake()),
        Arguments.of("broken bytes", "gate.floor", brokenBytes()),
        Arguments.of("stop ignored", "gate.stop", stopIgnored()),
        Arguments.of("budget ignored", "gate.length", budgetIgnored()),
        Arguments.of("another script", "gate.text", always("Море широкое и синее, как небо.")),
        Arguments.of("never twice the same", "gate.determinism", neverTheSame()),
        Arguments.of("no finish that makes sense", "gate.finish", oddFinish()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("faults")
  void shouldRefuseABrokenEngineWhateverTheCampaignSets(String name, String rule, Fault fault)
      throws Exception {
    // Given
    try (FaultyEngine engine = FaultyEngine.start(fault)) {
      Map<Category, Double> lowest =
          Stream.of(Category.values()).collect(Collectors.toMap(c -> c, c -> 0.0));
      var request = Gates.request(engine.url(), "chat", lowest);

      // When
      GateDecision decision = Gates.run(request, LIMIT);

      // Then
      assertThat(decision.result()).as(decision.reason()).isEqualTo(Result.FAILED);
      assertThat(decision.rules())
          .filteredOn(result -> result.verdict() instanceof Verdict.Failed)
          .extracting("rule")
          .contains(rule);
    }
  }

  @ParameterizedTest
  @EnumSource
  void shouldPassAnEngineThatAnswersRight(dev.candor.quality.domain.Api api) throws Exception {
    // Given
    try (FaultyEngine engine = FaultyEngine.start(FaultyEngine.none())) {
      var request = Gates.request(engine.url(), api.wireName(), Map.of());

      // When
      GateDecision decision = Gates.run(request, LIMIT);

      // Then
      assertThat(decision.result()).as(decision.reason()).isEqualTo(Result.PASSED);
      assertThat(decision.items()).hasSize(50).allMatch(item -> item.passed());
    }
  }

  @Test
  void shouldTellASmallModelFromABrokenEngine() throws Exception {
    // Given
    Fault cannotCount =
        (request, wire) ->
            wire.words(
                request.right().matches(".*\\d.*|STONE|yes|eau|casa|marigold|copper|apple.*|\\{.*")
                    ? "I am not sure what that is."
                    : request.right());
    try (FaultyEngine engine = FaultyEngine.start(cannotCount)) {
      var request = Gates.request(engine.url(), "chat", Map.of());

      // When
      GateDecision decision = Gates.run(request, LIMIT);

      // Then
      assertThat(decision.result()).isEqualTo(Result.PASSED);
      assertThat(decision.reason()).contains("integrity 29 of 29, ability 0 of 21");
    }
  }

  @Test
  void shouldAskAgainWithMoreRoomWhenTheBudgetWentIntoReasoning() throws Exception {
    // Given
    Fault thinker =
        (request, wire) -> {
          if (request.maxTokens() < 200) {
            wire.stream("<think>Let me see", "length", request.maxTokens(), StandardCharsets.UTF_8);
          } else {
            wire.words("<think>Let me see.</think>" + request.right());
          }
        };
    try (FaultyEngine engine = FaultyEngine.start(thinker)) {
      var request = Gates.request(engine.url(), "chat", Map.of());

      // When
      GateDecision decision = Gates.run(request, LIMIT);

      // Then
      assertThat(decision.result()).as(decision.reason()).isEqualTo(Result.PASSED);
      assertThat(decision.reason()).contains("ability 21 of 21");
    }
  }

  private static Fault always(String text) {
    return (request, wire) -> wire.words(text);
  }

  private static Fault randomTokens() {
    return (request, wire) -> {
      Random random = new Random(request.number());
      wire.words(
          random
              .ints(request.maxTokens(), 0, TOKENS.size())
              .mapToObj(TOKENS::get)
              .collect(Collectors.joining(" ")));
    };
  }

  private static Fault mojibake() {
    return (request, wire) ->
        wire.words(
            new String(
                (request.right() + " café — naïve").getBytes(StandardCharsets.UTF_8),
                StandardCharsets.ISO_8859_1));
  }

  private static Fault brokenBytes() {
    return (request, wire) ->
        wire.stream(request.right() + " café", "stop", 5, StandardCharsets.ISO_8859_1);
  }

  private static Fault stopIgnored() {
    return (request, wire) ->
        wire.words(
            request.hasStop()
                ? request.right() + " is calm and blue. It is wide, and ships cross it."
                : request.right());
  }

  private static Fault budgetIgnored() {
    return (request, wire) -> wire.stream(request.right(), "stop", 20, StandardCharsets.UTF_8);
  }

  private static Fault neverTheSame() {
    return (request, wire) -> wire.words(request.right() + " " + request.number());
  }

  private static Fault oddFinish() {
    return (request, wire) ->
        wire.stream(request.right(), "", request.maxTokens(), StandardCharsets.UTF_8);
  }
}
