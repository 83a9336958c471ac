package dev.candor.metadata.domain.reading.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads Python's {@code repr} as engines print it: dicts, lists, tuples, sets, strings, numbers,
 * calls such as {@code KVTransferConfig(kv_role='both')} (a map whose {@code @class} names the
 * type) and {@code <Mode.NONE: 0>} (its text). It never fails: what it cannot read becomes text,
 * and a line that was cut off gives what stood before the cut.
 */
public final class PythonRepr {
  private static final int MAX_DEPTH = 60;

  private final String text;
  private int at;

  private PythonRepr(String text) {
    this.text = text;
  }

  /** Reads one value from the start of the text. */
  public static Object value(String text) {
    return new PythonRepr(text).value(0);
  }

  /** Reads {@code name=value, name=value …} up to the end or to a closing bracket. */
  public static Map<String, Object> assignments(String text) {
    return new PythonRepr(text).arguments(0);
  }

  private Object value(int depth) {
    space();
    if (at >= text.length() || depth > MAX_DEPTH) {
      return JsonNull.NULL;
    }
    char c = text.charAt(at);
    return switch (c) {
      case '{' -> braces(depth);
      case '[' -> sequence(']', depth);
      case '(' -> sequence(')', depth);
      case '\'', '"' -> string(c);
      case '<' -> angle();
      default -> bare(depth);
    };
  }

  private Object braces(int depth) {
    at++;
    Map<String, Object> map = new LinkedHashMap<>();
    List<Object> set = new ArrayList<>();
    while (more('}')) {
      int start = at;
      Object key = value(depth + 1);
      space();
      if (at < text.length() && text.charAt(at) == ':') {
        at++;
        map.put(String.valueOf(key), value(depth + 1));
      } else {
        set.add(key);
      }
      comma();
      progress(start);
    }
    return map.isEmpty() && !set.isEmpty() ? set : map;
  }

  private List<Object> sequence(char end, int depth) {
    at++;
    List<Object> list = new ArrayList<>();
    while (more(end)) {
      int start = at;
      list.add(value(depth + 1));
      comma();
      progress(start);
    }
    return list;
  }

  private Map<String, Object> arguments(int depth) {
    Map<String, Object> map = new LinkedHashMap<>();
    int positional = 0;
    while (more(')')) {
      int start = at;
      String name = name();
      if (!name.isEmpty() && at < text.length() && text.charAt(at) == '=') {
        at++;
        map.put(name, value(depth + 1));
      } else {
        at = start;
        map.put("@" + positional++, value(depth + 1));
      }
      comma();
      progress(start);
    }
    return map;
  }

  private Object bare(int depth) {
    int start = at;
    String name = name();
    if (!name.isEmpty() && at < text.length() && text.charAt(at) == '(') {
      at++;
      Map<String, Object> call = new LinkedHashMap<>();
      call.put("@class", name);
      call.putAll(arguments(depth + 1));
      return call;
    }
    at = start;
    while (at < text.length() && ",)]}:=".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String token = text.substring(start, at).strip();
    return switch (token) {
      case "None" -> JsonNull.NULL;
      case "True" -> true;
      case "False" -> false;
      default -> Numbers.number(token).orElse(token);
    };
  }

  private String string(char quote) {
    StringBuilder out = new StringBuilder();
    at++;
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == quote) {
        break;
      }
      if (c == '\\' && at < text.length()) {
        char escaped = text.charAt(at++);
        out.append(
            switch (escaped) {
              case 'n' -> "\n";
              case 't' -> "\t";
              case 'r' -> "\r";
              case '\\', '\'', '"' -> String.valueOf(escaped);
              default -> "\\" + escaped;
            });
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  private Object angle() {
    int end = text.indexOf('>', at);
    String inside = text.substring(at + 1, end < 0 ? text.length() : end);
    at = end < 0 ? text.length() : end + 1;
    int colon = inside.indexOf(':');
    String name = colon < 0 ? inside : inside.substring(0, colon);
    int dot = name.lastIndexOf('.');
    return colon < 0 ? "<" + inside + ">" : name.substring(dot + 1);
  }

  private String name() {
    space();
    int start = at;
    while (at < text.length()
        && (Character.isLetterOrDigit(text.charAt(at)) || "_.".indexOf(text.charAt(at)) >= 0)) {
      at++;
    }
    return text.substring(start, at);
  }

  private boolean more(char end) {
    space();
    if (at >= text.length()) {
      return false;
    }
    if (text.charAt(at) == end) {
      at++;
      return false;
    }
    return true;
  }

  private void comma() {
    space();
    if (at < text.length() && text.charAt(at) == ',') {
      at++;
    }
  }

  private void progress(int start) {
    if (at <= start) {
      at = start + 1;
    }
  }

  private void space() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }
}
