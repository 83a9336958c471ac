package dev.candor.load.domain.campaign.file;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the word that was probably meant: the nearest by edit distance, when it is near enough. */
final class Suggestion {
  private Suggestion() {}

  static Optional<String> nearest(String written, Collection<String> allowed) {
    return allowed.stream()
        .filter(word -> distance(written, word) <= limit(written, word))
        .min(Comparator.comparingInt(word -> distance(written, word)));
  }

  private static int limit(String a, String b) {
    return Math.max(1, Math.max(a.length(), b.length()) / 3);
  }

  /** Levenshtein distance: the fewest insertions, deletions and replacements of one character. */
  static int distance(String a, String b) {
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] current = new int[b.length() + 1];
      current[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        current[j] = Math.min(replaced, Math.min(previous[j], current[j - 1]) + 1);
      }
      previous = current;
    }
    return previous[b.length()];
  }
}
