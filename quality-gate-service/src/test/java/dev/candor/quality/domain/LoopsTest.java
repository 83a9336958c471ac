package dev.candor.quality.domain;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoopsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Monday: Monday, Monday, Monday, Monday, Monday, Monday, Monday",
        "I am a teacher of the arts. I am a teacher of the arts. I am a teacher of the arts. I am a"
            + " teacher of the arts. I am",
        "!!!!!!!!!!!!!!!!!!!!",
        "foofoofoofoofoofoo",
        "的的的的的的的的的的的的的的的的"
      })
  void shouldFindALoop(String text) {
    // When
    boolean loop = Loops.isLoop(text);

    // Then
    assertThat(loop).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no no no",
        "1, 2, 3, 4, 5, 6, 7, 8, 9, 10",
        "The sea is a vast and mysterious realm that exists beneath the waves, a vast and"
            + " mysterious realm that exists beneath the waves.",
        "She was wearing a beautiful dress. She was wearing a beautiful cloak.",
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
      })
  void shouldLetTextOfWorkingEnginesThrough(String text) {
    // When
    boolean loop = Loops.isLoop(text);

    // Then
    assertThat(loop).isFalse();
  }

  @Property
  void shouldFindAnyWordRepeatedSixTimesAndMore(
      @ForAll @AlphaChars @StringLength(min = 1, max = 12) String word,
      @ForAll @IntRange(min = 6, max = 60) int times) {
    // When
    boolean loop = Loops.isLoop((word + " ").repeat(times));

    // Then
    assertThat(loop).isTrue();
  }
}
