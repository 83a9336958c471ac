package dev.candor.load.domain.stream;

/** The escapes of JSON strings (RFC 8259, section 7). */
final class JsonEscapes {
  private JsonEscapes() {}

  /** The index behind the escape that starts at {@code at}. */
  static int skip(byte[] bytes, int at, int end) {
    if (at + 1 >= end) {
      throw new MalformedStream("a JSON string that does not end");
    }
    return switch (bytes[at + 1]) {
      case '"', '\\', '/', 'b', 'f', 'n', 'r', 't' -> at + 2;
      case 'u' -> skipFourDigits(bytes, at + 2, end);
      default -> throw new MalformedStream("an unknown JSON escape");
    };
  }

  private static int skipFourDigits(byte[] bytes, int from, int end) {
    if (from + 4 > end) {
      throw new MalformedStream("a JSON string that does not end");
    }
    for (int i = from; i < from + 4; i++) {
      if (Character.digit(bytes[i], 16) < 0) {
        throw new MalformedStream("a JSON escape that is not \\uXXXX");
      }
    }
    return from + 4;
  }

  /** Replaces the escapes of a string that {@link #skip} has found right. */
  static String decode(String raw) {
    StringBuilder out = new StringBuilder(raw.length());
    int at = 0;
    while (at < raw.length()) {
      char c = raw.charAt(at++);
      if (c != '\\') {
        out.append(c);
        continue;
      }
      char escape = raw.charAt(at++);
      if (escape == 'u') {
        out.append((char) Integer.parseInt(raw.substring(at, at + 4), 16));
        at += 4;
      } else {
        out.append(plain(escape));
      }
    }
    return out.toString();
  }

  private static char plain(char escape) {
    return switch (escape) {
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      default -> escape;
    };
  }
}
