package dev.candor.report.render;

import java.util.Locale;

/**
 * Text that came from outside: engine answers, command lines, logs. HTML is escaped by the
 * templates; here, characters that would reorder, hide or break the text around them become
 * visible.
 */
final class Outside {
  private static final int SHOWN = 2000;

  private Outside() {}

  /** Makes invisible characters visible and bounds the length. */
  static String visible(String text) {
    StringBuilder out = new StringBuilder(Math.min(text.length(), SHOWN) + 16);
    text.codePoints().limit(SHOWN).forEach(point -> append(out, point));
    int left = text.codePointCount(0, text.length()) - SHOWN;
    if (left > 0) {
      out.append(" … (").append(left).append(" more characters)");
    }
    return out.toString();
  }

  private static void append(StringBuilder out, int point) {
    int type = Character.getType(point);
    boolean hidden =
        type == Character.CONTROL
            || type == Character.FORMAT
            || type == Character.SURROGATE
            || type == Character.LINE_SEPARATOR
            || type == Character.PARAGRAPH_SEPARATOR;
    if (point == '\n') {
      out.append("⏎");
    } else if (point == '\t') {
      out.append(' ');
    } else if (hidden) {
      out.append(String.format(Locale.ROOT, "⟨U+%04X⟩", point));
    } else {
      out.appendCodePoint(point);
    }
  }
}
