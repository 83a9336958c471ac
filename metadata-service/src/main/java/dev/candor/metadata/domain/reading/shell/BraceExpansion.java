package dev.candor.metadata.domain.reading.shell;

import java.util.ArrayList;
import java.util.List;

/** Bash's brace expansion of a raw word: {@code a{b,c}} becomes two words, quotes protect. */
final class BraceExpansion {
  private static final int MAX_WORDS = 10_000;

  private BraceExpansion() {}

  static List<String> expand(String raw) {
    List<String> out = new ArrayList<>();
    expand(raw, out);
    return out.size() > MAX_WORDS ? List.of(raw) : out;
  }

  private static void expand(String raw, List<String> out) {
    if (out.size() > MAX_WORDS) {
      return;
    }
    for (int open = next(raw, 0); open < raw.length(); open = next(raw, open + 1)) {
      if (raw.charAt(open) != '{' || (open > 0 && raw.charAt(open - 1) == '$')) {
        continue;
      }
      List<Integer> cuts = cuts(raw, open);
      if (cuts.size() >= 3) {
        String tail = raw.substring(cuts.getLast() + 1);
        for (int i = 0; i + 1 < cuts.size(); i++) {
          expand(
              raw.substring(0, open) + raw.substring(cuts.get(i) + 1, cuts.get(i + 1)) + tail, out);
        }
        return;
      }
      if (cuts.size() == 2 && sequence(raw, open, cuts.getLast(), out)) {
        return;
      }
    }
    out.add(raw);
  }

  private static boolean sequence(String raw, int open, int close, List<String> out) {
    String inside = raw.substring(open + 1, close);
    if (!inside.matches("-?\\d{1,4}\\.\\.-?\\d{1,4}")) {
      return false;
    }
    int dots = inside.indexOf("..");
    int from = Integer.parseInt(inside.substring(0, dots));
    int to = Integer.parseInt(inside.substring(dots + 2));
    for (int i = from; from <= to ? i <= to : i >= to; i += from <= to ? 1 : -1) {
      expand(raw.substring(0, open) + i + raw.substring(close + 1), out);
    }
    return true;
  }

  /**
   * Positions of the opening brace, its top-level commas and its closing brace; empty when
   * unclosed.
   */
  private static List<Integer> cuts(String raw, int open) {
    List<Integer> cuts = new ArrayList<>();
    cuts.add(open);
    int depth = 0;
    for (int i = open; i < raw.length(); i = next(raw, i + 1)) {
      char c = raw.charAt(i);
      if (c == '{') {
        depth++;
      } else if (c == '}' && --depth == 0) {
        cuts.add(i);
        return cuts;
      } else if (c == ',' && depth == 1) {
        cuts.add(i);
      }
    }
    return List.of();
  }

  /** The next position at or after this one that is not quoted. */
  private static int next(String raw, int from) {
    int i = from;
    while (i < raw.length()) {
      char c = raw.charAt(i);
      if (c == '\\') {
        i += 2;
      } else if (c == '\'' || c == '"') {
        i = closing(raw, i) + 1;
      } else if (c == '$' && i + 1 < raw.length() && raw.charAt(i + 1) == '{') {
        int end = raw.indexOf('}', i);
        i = end < 0 ? raw.length() : end + 1;
      } else {
        return i;
      }
    }
    return raw.length();
  }

  private static int closing(String raw, int start) {
    char quote = raw.charAt(start);
    int i = start + 1;
    while (i < raw.length() && raw.charAt(i) != quote) {
      i += quote == '"' && raw.charAt(i) == '\\' ? 2 : 1;
    }
    return i;
  }
}
