package dev.candor.load.domain.stream;

/** The escapes of JSON strings (RFC 8259, section 7). */
final class JsonEscapes {
  private JsonEscapes() {}

  /** The index behind the escape that starts at {@code at}. */
  static int skip(byte[] bytes, int at, int end) {
    if (at + 1 >= end) {
      throw new MalformedStream("a JSON string that does not end");
    }
    switch (bytes[at + 1]) {
      case '"', '\\', '/', 'b', 'f', 'n', 'r', 't' -> {
        return at + 2;
      }
      case 'u' -> {
        if (at + 6 > end) {
          throw new MalformedStream("a JSON string that does not end");
        }
        for (int i = at + 2; i < at + 6; i++) {
          if (Character.digit(bytes[i], 16) < 0) {
            throw new MalformedStream("a JSON escape that is not \\uXXXX");
          }
        }
        return at + 6;
      }
      default -> throw new MalformedStream("an unknown JSON escape");
    }
  }

  /** Replaces the escapes of a string that {@link #skip} has found right. */
  static String decode(String raw) {
    StringBuilder out = new StringBuilder(raw.length());
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (c != '\\') {
        out.append(c);
        continue;
      }
      i++;
      char escape = raw.charAt(i);
      if (escape == 'u') {
        out.append((char) Integer.parseInt(raw.substring(i + 1, i + 5), 16));
        i += 4;
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
