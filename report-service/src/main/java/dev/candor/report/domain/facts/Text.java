package dev.candor.report.domain.facts;

/** Guards for text that must be there. */
final class Text {
  private Text() {}

  static String required(String path, String value) {
    if (value == null || value.isBlank()) {
      throw new IllegalArgumentException(path + ": is empty; a non-blank text is required");
    }
    return value;
  }
}
