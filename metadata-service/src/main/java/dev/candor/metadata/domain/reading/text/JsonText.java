package dev.candor.metadata.domain.reading.text;

import java.util.List;
import java.util.Map;

/** Writes plain values as one line of JSON. */
public final class JsonText {
  private JsonText() {}

  /** The value as JSON; anything that is no plain value is written as its text. */
  public static String of(Object value) {
    StringBuilder out = new StringBuilder();
    write(value, out);
    return out.toString();
  }

  private static void write(Object value, StringBuilder out) {
    switch (value) {
      case Map<?, ?> map -> {
        String separator = "{";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
          out.append(separator);
          quote(String.valueOf(entry.getKey()), out);
          out.append(": ");
          write(plain(entry.getValue()), out);
          separator = ", ";
        }
        out.append(map.isEmpty() ? "{}" : "}");
      }
      case List<?> list -> {
        String separator = "[";
        for (Object element : list) {
          out.append(separator);
          write(plain(element), out);
          separator = ", ";
        }
        out.append(list.isEmpty() ? "[]" : "]");
      }
      case Double number when number.isNaN() || number.isInfinite() ->
          quote(number.toString(), out);
      case Number number -> out.append(number);
      case Boolean truth -> out.append(truth);
      case JsonNull nothing -> out.append(nothing);
      default -> quote(value.toString(), out);
    }
  }

  private static Object plain(@org.jspecify.annotations.Nullable Object value) {
    return value == null ? JsonNull.NULL : value;
  }

  private static void quote(String text, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ' || (Character.isSurrogate(c) && !paired(text, i))) {
            out.append("\\u%04x".formatted((int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }

  private static boolean paired(String text, int i) {
    char c = text.charAt(i);
    return Character.isHighSurrogate(c)
        ? i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))
        : i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
  }
}
