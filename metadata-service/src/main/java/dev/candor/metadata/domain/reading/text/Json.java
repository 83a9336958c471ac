package dev.candor.metadata.domain.reading.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A strict reader of JSON text (RFC 8259, plus Python's NaN and Infinity left out), as the engines
 * use on their command lines. Values become String, Long, Double, Boolean, List, Map or {@link
 * JsonNull}.
 */
public final class Json {
  private static final int MAX_DEPTH = 100;

  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  /** The value, or empty when the text is not JSON. */
  public static Optional<Object> parse(String text) {
    Json reader = new Json(text);
    try {
      Object value = reader.value(0);
      reader.space();
      return reader.at == text.length() ? Optional.of(value) : Optional.empty();
    } catch (BadJson e) {
      return Optional.empty();
    }
  }

  private Object value(int depth) throws BadJson {
    space();
    if (at >= text.length() || depth > MAX_DEPTH) {
      throw new BadJson();
    }
    char c = text.charAt(at);
    return switch (c) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", JsonNull.NULL);
      default -> number();
    };
  }

  private Object word(String word, Object value) throws BadJson {
    if (!text.startsWith(word, at)) {
      throw new BadJson();
    }
    at += word.length();
    return value;
  }

  private Map<String, Object> object(int depth) throws BadJson {
    Map<String, Object> map = new LinkedHashMap<>();
    at++;
    space();
    if (peek() == '}') {
      at++;
      return map;
    }
    while (true) {
      space();
      if (peek() != '"') {
        throw new BadJson();
      }
      String key = string();
      space();
      expect(':');
      map.put(key, value(depth + 1));
      space();
      if (peek() == '}') {
        at++;
        return map;
      }
      expect(',');
    }
  }

  private List<Object> array(int depth) throws BadJson {
    List<Object> list = new ArrayList<>();
    at++;
    space();
    if (peek() == ']') {
      at++;
      return list;
    }
    while (true) {
      list.add(value(depth + 1));
      space();
      if (peek() == ']') {
        at++;
        return list;
      }
      expect(',');
    }
  }

  private String string() throws BadJson {
    StringBuilder out = new StringBuilder();
    at++;
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == '"') {
        return out.toString();
      }
      if (c < ' ') {
        throw new BadJson();
      }
      out.append(c == '\\' ? escape() : c);
    }
    throw new BadJson();
  }

  private char escape() throws BadJson {
    if (at >= text.length()) {
      throw new BadJson();
    }
    char c = text.charAt(at++);
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw new BadJson();
    };
  }

  private char unicode() throws BadJson {
    if (at + 4 > text.length()) {
      throw new BadJson();
    }
    String hex = text.substring(at, at + 4);
    if (!hex.matches("[0-9a-fA-F]{4}")) {
      throw new BadJson();
    }
    at += 4;
    return (char) Integer.parseInt(hex, 16);
  }

  private Object number() throws BadJson {
    int start = at;
    while (at < text.length() && "+-0123456789.eE".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String token = text.substring(start, at);
    if (!token.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")) {
      throw new BadJson();
    }
    return Numbers.exact(token);
  }

  private char peek() throws BadJson {
    if (at >= text.length()) {
      throw new BadJson();
    }
    return text.charAt(at);
  }

  private void expect(char c) throws BadJson {
    if (peek() != c) {
      throw new BadJson();
    }
    at++;
  }

  private void space() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private static final class BadJson extends Exception {
    private static final long serialVersionUID = 1;
  }
}
