package dev.candor.quality.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GarbageTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'   ' | empty",
        "caf\u00c3\u00a9 | mojibake",
        "it\u00e2\u20ac\u2122s | mojibake",
        "a\ufffdb | replacement",
        "a\u0001b | control",
        "'}{[#$%^ ;; @@ x' | letters or digits",
        "hello привет 你好 | 3 scripts"
      })
  void shouldNameWhatNoWorkingEngineAnswers(String text, String reason) {
    // When
    Optional<String> garbage = Garbage.reason(reply(text, "stop"));

    // Then
    assertThat(garbage).get().asString().contains(reason);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "12",
        "{\"name\": \"Anna\", \"age\": 30}",
        "```json\n{\"x\": 1}\n```",
        "2024-03-05",
        "We ate at the café.",
        "Café naïve à São Paulo",
        "Привет, мир",
        "你好，世界",
        "Yes!",
        "?",
        "The letter é is used in French; Русский too."
      })
  void shouldLetTextThrough(String text) {
    // When
    Optional<String> garbage = Garbage.reason(reply(text, "stop"));

    // Then
    assertThat(garbage).isEmpty();
  }

  @Test
  void shouldForgiveACharacterCutByTheBudget() {
    // Given
    Reply cut = reply("The sign shows \ufffd", "length");

    // When
    Optional<String> garbage = Garbage.reason(cut);

    // Then
    assertThat(garbage).isEmpty();
  }

  @Property
  void shouldCallAnyTextWithAReplacementCharacterGarbage(
      @ForAll String before, @ForAll String after) {
    // When
    Optional<String> garbage = Garbage.reason(reply(before + "\ufffd" + after, "stop"));

    // Then
    assertThat(garbage).isPresent();
  }

  private static Reply reply(String text, String finish) {
    return new Reply(text, "", Optional.of(finish), OptionalInt.of(5), true, Duration.ofMillis(10));
  }
}
