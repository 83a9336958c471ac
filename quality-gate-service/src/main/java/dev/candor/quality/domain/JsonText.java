package dev.candor.quality.domain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A strict reader (RFC 8259) of the one JSON object in an answer, which may stand in a code fence
 * or among words. Objects become maps, arrays lists, numbers doubles; bounded to 32 levels.
 */
final class JsonText {
  private static final int DEEPEST = 32;
  private static final String NULL = "null";

  private final String text;
  private int at;

  private JsonText(String text, int at) {
    this.text = text;
    this.at = at;
  }

  /** The first object in the text, or empty when none can be read. */
  static Optional<Map<String, Object>> firstObject(String text) {
    int start = text.indexOf('{');
    if (start < 0) {
      return Optional.empty();
    }
    try {
      return Optional.of(new JsonText(text, start).object(0));
    } catch (Unreadable unreadable) {
      return Optional.empty();
    }
  }

  private static final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private Map<String, Object> object(int depth) {
    Map<String, Object> members = new LinkedHashMap<>();
    expect('{');
    if (accept('}')) {
      return members;
    }
    do {
      skipSpace();
      String key = string();
      expect(':');
      members.put(key, value(depth + 1));
    } while (accept(','));
    expect('}');
    return members;
  }

  private List<Object> array(int depth) {
    List<Object> elements = new ArrayList<>();
    expect('[');
    if (accept(']')) {
      return elements;
    }
    do {
      elements.add(value(depth + 1));
    } while (accept(','));
    expect(']');
    return elements;
  }

  private Object value(int depth) {
    if (depth > DEEPEST) {
      throw new Unreadable();
    }
    skipSpace();
    return switch (peek()) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word(NULL, NULL);
      default -> number();
    };
  }

  private String string() {
    StringBuilder out = new StringBuilder();
    expect('"');
    while (peek() != '"') {
      char c = text.charAt(at++);
      if (c < ' ') {
        throw new Unreadable();
      }
      out.append(c == '\\' ? escaped() : c);
    }
    at++;
    return out.toString();
  }

  private char escaped() {
    char c = peek();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> hexCharacter();
      default -> throw new Unreadable();
    };
  }

  private char hexCharacter() {
    if (at + 4 > text.length()) {
      throw new Unreadable();
    }
    String hex = text.substring(at, at + 4);
    if (!hex.matches("[0-9a-fA-F]{4}")) {
      throw new Unreadable();
    }
    at += 4;
    return (char) Integer.parseInt(hex, 16);
  }

  private Object word(String word, Object value) {
    if (!text.startsWith(word, at)) {
      throw new Unreadable();
    }
    at += word.length();
    return value;
  }

  private Double number() {
    int start = at;
    while (at < text.length() && "+-0123456789.eE".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String digits = text.substring(start, at);
    if (!digits.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")) {
      throw new Unreadable();
    }
    return Double.valueOf(digits);
  }

  private void expect(char c) {
    if (!accept(c)) {
      throw new Unreadable();
    }
  }

  private boolean accept(char c) {
    skipSpace();
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private char peek() {
    if (at >= text.length()) {
      throw new Unreadable();
    }
    return text.charAt(at);
  }

  private void skipSpace() {
    while (at < text.length() && " \n\r\t".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }
}
