package dev.candor.quality.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GateItemsTest {
  @Test
  void shouldHoldFiftyItemsWithPromptsOfTheirOwn() {
    // When
    var items = GateItems.all();

    // Then
    assertThat(items).hasSize(50);
    assertThat(items).extracting(GateItem::id).doesNotHaveDuplicates();
    assertThat(GateItems.answers()).hasSize(100);
    Map<Group, Long> groups =
        items.stream()
            .collect(Collectors.groupingBy(i -> i.category().group(), Collectors.counting()));
    assertThat(groups).isEqualTo(Map.of(Group.INTEGRITY, 29L, Group.ABILITY, 21L));
  }

  static java.util.stream.Stream<GateItem> items() {
    return GateItems.all().stream();
  }

  @ParameterizedTest
  @MethodSource("items")
  void shouldPassItsOwnRightAnswer(GateItem item) {
    // Given
    boolean cut = item.category() == Category.LENGTH;
    int tokens = cut ? item.chat().maxTokens() : 3;
    String text = cut ? "The sea is wide and blue." : item.rightAnswer();
    Reply right =
        new Reply(
            text,
            "",
            Optional.of(cut ? "length" : "stop"),
            OptionalInt.of(tokens),
            true,
            Duration.ZERO);

    // When
    ItemResult result =
        ItemJudge.judgePair(
            item, item.chat(), new Outcome.Answered(right), new Outcome.Answered(right));

    // Then
    assertThat(result.passed()).as(result.why()).isTrue();
  }

  @Test
  void shouldKeepTheLongestPromptWithinASmallContext() {
    // When
    int longest =
        GateItems.all().stream().mapToInt(item -> item.chat().prompt().length()).max().orElse(0);

    // Then
    assertThat(longest).isBetween(4_000, 6_500);
  }
}
