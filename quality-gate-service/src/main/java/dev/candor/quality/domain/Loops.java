package dev.candor.quality.domain;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Finds a text that has fallen into a loop: its end is one unit of {@code p} words (or characters)
 * repeated {@code r} times. A loop needs {@code r ≥ 6} for a unit of one word, {@code r ≥ 4} and
 * {@code p·r ≥ 12} for longer ones up to 16 words, and at least 60 % of the text. Characters, for
 * texts without spaces: units up to 16 characters, {@code r ≥ 6}, {@code p·r ≥ 16}.
 */
final class Loops {
  private static final int LONGEST_UNIT = 16;
  private static final double SHARE_OF_TEXT = 0.6;

  private Loops() {}

  static boolean isLoop(String text) {
    List<String> words =
        Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1))
            .filter(word -> !word.isEmpty())
            .toList();
    for (int unit = 1; unit <= LONGEST_UNIT; unit++) {
      int covered = tailCovered(words, unit);
      boolean often = unit == 1 ? covered >= 6 : covered >= 4 * unit && covered >= 12;
      if (often && covered >= SHARE_OF_TEXT * words.size()) {
        return true;
      }
    }
    List<Integer> characters =
        text.codePoints().filter(c -> !Character.isWhitespace(c)).boxed().toList();
    for (int unit = 1; unit <= LONGEST_UNIT; unit++) {
      int covered = tailCovered(characters, unit);
      if (covered >= 6 * unit && covered >= 16 && covered >= SHARE_OF_TEXT * characters.size()) {
        return true;
      }
    }
    return false;
  }

  private static <T> int tailCovered(List<T> symbols, int unit) {
    int matched = 0;
    for (int i = symbols.size() - 1; i >= unit; i--) {
      if (!symbols.get(i).equals(symbols.get(i - unit))) {
        break;
      }
      matched++;
    }
    return matched == 0 ? 0 : matched + unit;
  }
}
