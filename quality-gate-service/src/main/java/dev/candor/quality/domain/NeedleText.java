package dev.candor.quality.domain;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Plain English filler around one fact, the same on every run: sentence {@code i} takes the {@code
 * i mod n}-th of each word list, whose lengths share no divisor, so that no sentence comes twice
 * among the first 385. A sentence is about 17 tokens.
 */
final class NeedleText {
  private static final List<String> WHO =
      List.of(
          "The baker",
          "A tall sailor",
          "My neighbour",
          "The young teacher",
          "An old farmer",
          "The postman",
          "A quiet doctor");
  private static final List<String> WHAT =
      List.of(
          "opened the window and looked at",
          "walked slowly past",
          "drew a careful picture of",
          "told a long tale about",
          "waited an hour beside");
  private static final List<String> WHERE =
      List.of(
          "the stone bridge",
          "the green hills",
          "the market square",
          "the railway station",
          "the empty school",
          "the river bank",
          "the apple orchard",
          "the white chapel",
          "the wooden fence",
          "the narrow street",
          "the corner shop");

  private NeedleText() {}

  /**
   * Hides one sentence.
   *
   * @param sentences how many sentences of filler
   * @param position before which of them the fact stands, from 0
   * @param fact the sentence to hide
   */
  static String with(int sentences, int position, String fact) {
    return IntStream.range(0, sentences)
        .mapToObj(i -> i == position ? fact + " " + sentence(i) : sentence(i))
        .collect(Collectors.joining(" "));
  }

  private static String sentence(int i) {
    return WHO.get(i % WHO.size())
        + " "
        + WHAT.get(i % WHAT.size())
        + " "
        + WHERE.get(i % WHERE.size())
        + " on day "
        + (i + 1)
        + ".";
  }
}
