package dev.candor.load.domain.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PromptSourceTest {

  @Test
  void shouldNotShareTheFirstEightWordsBetweenAnyTwoPrompts() {
    // Given
    Prose prose = new Prose(42);
    int count = 200_000;

    // When
    Set<String> openings =
        IntStream.range(0, count).mapToObj(i -> prose.text(i, 8)).collect(Collectors.toSet());

    // Then
    assertThat(openings).hasSize(count);
  }

  @Property(tries = 200)
  void shouldHaveExactlyTheAskedUnits(
      @ForAll long seed, @ForAll @IntRange(min = 8, max = 3000) int units) {
    // When
    String text = new Prose(seed).text(3, units);

    // Then
    long marks = text.chars().filter(c -> c == '.' || c == ',').count();
    assertThat(text.split(" ").length + marks).isEqualTo(units);
  }

  @Test
  void shouldRepeatForTheSameSeedAndDifferForAnother() {
    // Given
    PromptSource one = new PromptSource(1, new TokenSpan(39, 42), PromptSizing.ASSUMED);
    PromptSource same = new PromptSource(1, new TokenSpan(39, 42), PromptSizing.ASSUMED);
    PromptSource other = new PromptSource(2, new TokenSpan(39, 42), PromptSizing.ASSUMED);

    // When
    List<String> prompts = List.of(one.prompt(5), same.prompt(5), other.prompt(5));

    // Then
    assertThat(prompts.get(0)).isEqualTo(prompts.get(1)).isNotEqualTo(prompts.get(2));
  }

  @Test
  void shouldFitTheServersCount() {
    // Given: a template of 30 tokens, 1.1 tokens a unit
    List<PromptSizing.Sample> samples =
        List.of(new PromptSizing.Sample(10, 41), new PromptSizing.Sample(100, 140));

    // When
    PromptSizing sizing = PromptSizing.fit(samples);

    // Then
    assertThat(sizing.units(30 + 55)).isEqualTo(50);
    assertThat(sizing.units(3)).isEqualTo(Prose.MIN_UNITS);
  }
}
