package dev.candor.load.domain.stream;

/** Checks UTF-8 sequences (RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF). */
final class Utf8 {
  private Utf8() {}

  /** The index behind the multi-byte sequence that starts at {@code at}. */
  static int skip(byte[] bytes, int at, int end) {
    int lead = bytes[at] & 0xFF;
    int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
    if (lead < 0xC2 || lead > 0xF4 || at + more >= end) {
      throw invalid();
    }
    int second = bytes[at + 1] & 0xFF;
    int low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    int high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (second < low || second > high) {
      throw invalid();
    }
    for (int i = 2; i <= more; i++) {
      if ((bytes[at + i] & 0xC0) != 0x80) {
        throw invalid();
      }
    }
    return at + more + 1;
  }

  private static MalformedStream invalid() {
    return new MalformedStream("bytes that are not UTF-8 inside a JSON string");
  }
}
