package dev.candor.quality.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class CheckersTest {
  static Stream<Arguments> cases() {
    return Stream.of(
        of(Checkers.copyOf("The cat sat."), "\"the cat sat\"", true),
        of(Checkers.copyOf("The cat sat."), "The cat sat down.", false),
        of(Checkers.holdsWhole("café"), "We ate at the café.", true),
        of(Checkers.holdsWhole("café"), "We ate at the cafe.", false),
        of(Checkers.latinWords(3), "Water is wet.", true),
        of(Checkers.latinWords(3), "Вода очень мокрая.", false),
        of(Checkers.latinWords(3), "Water", false),
        of(Checkers.noLoop(3), "one two three", true),
        of(Checkers.noLoop(3), "la ".repeat(20), false),
        of(Checkers.lastNumber(12), "7 + 5 = 12", true),
        of(Checkers.lastNumber(12), "12 is 7 plus 6", false),
        of(Checkers.lastNumber(1234), "It is 1,234.", true),
        of(Checkers.lastNumber(12), "twelve", false),
        of(Checkers.numbersInOrder(List.of("7", "12")), "12, 7 sorted: 7, 12", true),
        of(Checkers.numbersInOrder(List.of("7", "12")), "12, 7", false),
        of(Checkers.wordsInOrder(List.of("apple", "plum")), "Apple, then plum.", true),
        of(Checkers.wordsInOrder(List.of("apple", "plum")), "plum, apple", false),
        of(Checkers.jsonWith(Map.of("age", 30.0)), "```json\n{\"age\": 30, \"x\": [1]}\n```", true),
        of(Checkers.jsonWith(Map.of("age", 30.0)), "{\"age\": 31}", false),
        of(Checkers.jsonWith(Map.of("age", 30.0)), "{'age': 30}", false),
        of(Checkers.form("STONE", "it"), " STONE. ", true),
        of(Checkers.form("STONE", "it"), "Stone", false),
        of(Checkers.holdsWord("eau"), "C'est l'eau.", true),
        of(Checkers.holdsWord("eau"), "beau", false));
  }

  @ParameterizedTest(name = "{1} → {2}")
  @MethodSource("cases")
  void shouldTellRightFromWrong(Checker checker, String answer, boolean right) {
    // Given
    Reply reply =
        new Reply(answer, "", Optional.of("stop"), OptionalInt.of(5), true, Duration.ZERO);

    // When
    Finding finding = checker.check(new Asking("question", 8, List.of()), reply);

    // Then
    assertThat(finding.passed()).as(finding.why()).isEqualTo(right);
  }

  static Stream<Arguments> endings() {
    return Stream.of(
        Arguments.of(Checkers.cutAtBudget(), "length", 8, true),
        Arguments.of(Checkers.cutAtBudget(), "length", 9, false),
        Arguments.of(Checkers.cutAtBudget(), "stop", 8, false),
        Arguments.of(Checkers.saneFinish(), "stop", 3, true),
        Arguments.of(Checkers.saneFinish(), "stop", 9, false),
        Arguments.of(Checkers.saneFinish(), "length", 8, true),
        Arguments.of(Checkers.saneFinish(), "length", 3, false),
        Arguments.of(Checkers.saneFinish(), "tired", 3, false),
        Arguments.of(Checkers.stopped(), "stop", 3, true),
        Arguments.of(Checkers.stopped(), "length", 8, false));
  }

  @ParameterizedTest(name = "{1} after {2} tokens → {3}")
  @MethodSource("endings")
  void shouldJudgeHowAnAnswerEnded(Checker checker, String finish, int tokens, boolean right) {
    // Given
    Reply reply =
        new Reply(
            "A calm sea", "", Optional.of(finish), OptionalInt.of(tokens), true, Duration.ZERO);

    // When
    Finding finding = checker.check(new Asking("question", 8, List.of(".")), reply);

    // Then
    assertThat(finding.passed()).as(finding.why()).isEqualTo(right);
  }

  private static Arguments of(Checker checker, String answer, boolean right) {
    return Arguments.of(checker, answer, right);
  }
}
