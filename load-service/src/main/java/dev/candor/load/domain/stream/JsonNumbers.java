package dev.candor.load.domain.stream;

/** The numbers of JSON (RFC 8259, section 6). */
final class JsonNumbers {
  private JsonNumbers() {}

  /** The index behind the number that starts at {@code from}. */
  static int skip(byte[] bytes, int from, int end) {
    int at = from < end && bytes[from] == '-' ? from + 1 : from;
    if (at < end && bytes[at] == '0') {
      at++;
    } else {
      at = digits(bytes, at, end);
    }
    if (at < end && bytes[at] == '.') {
      at = digits(bytes, at + 1, end);
    }
    if (at < end && (bytes[at] == 'e' || bytes[at] == 'E')) {
      at++;
      if (at < end && (bytes[at] == '+' || bytes[at] == '-')) {
        at++;
      }
      at = digits(bytes, at, end);
    }
    return at;
  }

  private static int digits(byte[] bytes, int from, int end) {
    int at = from;
    while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
      at++;
    }
    if (at == from) {
      throw new MalformedStream("not JSON: a value expected at byte " + from + " of an event");
    }
    return at;
  }
}
