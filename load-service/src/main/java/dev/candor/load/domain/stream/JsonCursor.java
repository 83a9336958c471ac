package dev.candor.load.domain.stream;

import java.nio.charset.StandardCharsets;

/**
 * Walks over one JSON text (RFC 8259) in a byte buffer, without building anything. Strict: what is
 * not JSON, not UTF-8 or nested deeper than {@link #MAX_DEPTH} is a {@link MalformedStream}.
 */
final class JsonCursor {
  /** Deepest nesting that is followed; engines use six levels. */
  static final int MAX_DEPTH = 64;

  private static final int MAX_KEY = 64;

  private byte[] bytes = new byte[0];
  private int at;
  private int end;
  private int depth;

  private int textStart;
  private int textEnd;
  private boolean textEscaped;
  private final byte[] key = new byte[MAX_KEY];
  private int keyLength;

  void on(byte[] buffer, int offset, int length) {
    bytes = buffer;
    at = offset;
    end = offset + length;
    depth = 0;
  }

  /** The next byte that is no white space, not consumed; 0 at the end. */
  int peek() {
    while (at < end) {
      byte b = bytes[at];
      if (b != ' ' && b != '\n' && b != '\r' && b != '\t') {
        return b;
      }
      at++;
    }
    return 0;
  }

  boolean atObject() {
    return peek() == '{';
  }

  boolean atArray() {
    return peek() == '[';
  }

  boolean atString() {
    return peek() == '"';
  }

  /** Enters the object or array that stands here. */
  void enter() {
    peek();
    at++;
    if (++depth > MAX_DEPTH) {
      throw new MalformedStream("JSON nested deeper than " + MAX_DEPTH + " levels");
    }
  }

  /** Moves to the next member of the object: true with its key read, false when it has ended. */
  boolean nextKey(boolean first) {
    if (!nextItem(first, '}')) {
      return false;
    }
    if (peek() != '"') {
      throw unexpected("a key");
    }
    string();
    copyKey();
    if (peek() != ':') {
      throw unexpected("':'");
    }
    at++;
    return true;
  }

  /** Moves to the next element of the array: false when it has ended. */
  boolean nextElement(boolean first) {
    return nextItem(first, ']');
  }

  private boolean nextItem(boolean first, char close) {
    int b = peek();
    if (b == close) {
      at++;
      depth--;
      return false;
    }
    if (!first) {
      if (b != ',') {
        throw unexpected("',' or '" + close + "'");
      }
      at++;
      if (peek() == close) {
        throw unexpected("a value after ','");
      }
    }
    return true;
  }

  boolean keyIs(byte[] name) {
    if (keyLength != name.length) {
      return false;
    }
    for (int i = 0; i < keyLength; i++) {
      if (key[i] != name[i]) {
        return false;
      }
    }
    return true;
  }

  /** Skips any value. */
  void skip() {
    int b = peek();
    switch (b) {
      case '"' -> string();
      case '{' -> {
        enter();
        for (boolean first = true; nextKey(first); first = false) {
          skip();
        }
      }
      case '[' -> {
        enter();
        for (boolean first = true; nextElement(first); first = false) {
          skip();
        }
      }
      case 't' -> literal("true");
      case 'f' -> literal("false");
      case 'n' -> literal("null");
      default -> number();
    }
  }

  /** Skips an array and says how many elements it had; any other value counts as none. */
  int skipCounting() {
    if (!atArray()) {
      skip();
      return 0;
    }
    enter();
    int count = 0;
    for (boolean first = true; nextElement(first); first = false) {
      skip();
      count++;
    }
    return count;
  }

  /** Skips any value; true when it was a string with at least one character. */
  boolean skipIsText() {
    if (!atString()) {
      skip();
      return false;
    }
    string();
    return textEnd > textStart;
  }

  /** Reads a string value; call only when {@link #atString}. */
  String text() {
    string();
    String raw = new String(bytes, textStart, textEnd - textStart, StandardCharsets.UTF_8);
    return textEscaped ? JsonEscapes.decode(raw) : raw;
  }

  /** Bytes of a string value compared without making a string; consumes nothing. */
  boolean nextTextIs(byte[] raw) {
    return peek() == '"'
        && end - at >= raw.length + 2
        && bytes[at + 1 + raw.length] == '"'
        && matches(at + 1, raw);
  }

  /** Reads a whole number that is not negative; anything else is skipped and gives the fallback. */
  long countOr(long fallback) {
    int b = peek();
    if (b < '0' || b > '9') {
      skip();
      return fallback;
    }
    int from = at;
    number();
    long value = 0;
    for (int i = from; i < at; i++) {
      byte digit = bytes[i];
      if (digit < '0' || digit > '9' || value > Integer.MAX_VALUE) {
        return fallback;
      }
      value = value * 10 + (digit - '0');
    }
    return value > Integer.MAX_VALUE ? fallback : value;
  }

  /** Only white space may follow the text. */
  void expectEnd() {
    if (peek() != 0 || at != end) {
      throw unexpected("the end");
    }
  }

  private boolean matches(int from, byte[] raw) {
    for (int i = 0; i < raw.length; i++) {
      if (bytes[from + i] != raw[i]) {
        return false;
      }
    }
    return true;
  }

  private void string() {
    at++;
    textStart = at;
    textEscaped = false;
    while (at < end) {
      int b = bytes[at];
      if (b == '"') {
        textEnd = at++;
        return;
      }
      if (b == '\\') {
        textEscaped = true;
        at = JsonEscapes.skip(bytes, at, end);
      } else if (b >= 0x20) {
        at++;
      } else if (b < 0) {
        at = Utf8.skip(bytes, at, end);
      } else {
        throw new MalformedStream("a control character inside a JSON string");
      }
    }
    throw new MalformedStream("a JSON string that does not end");
  }

  private void copyKey() {
    if (textEscaped) {
      String raw = new String(bytes, textStart, textEnd - textStart, StandardCharsets.UTF_8);
      byte[] decoded = JsonEscapes.decode(raw).getBytes(StandardCharsets.UTF_8);
      keyLength = Math.min(decoded.length, MAX_KEY);
      System.arraycopy(decoded, 0, key, 0, keyLength);
    } else {
      keyLength = Math.min(textEnd - textStart, MAX_KEY);
      System.arraycopy(bytes, textStart, key, 0, keyLength);
    }
  }

  private void literal(String word) {
    for (int i = 0; i < word.length(); i++, at++) {
      if (at >= end || bytes[at] != word.charAt(i)) {
        throw unexpected("'" + word + "'");
      }
    }
  }

  private void number() {
    at = JsonNumbers.skip(bytes, at, end);
  }

  private MalformedStream unexpected(String wanted) {
    return new MalformedStream("not JSON: " + wanted + " expected at byte " + at + " of an event");
  }
}
