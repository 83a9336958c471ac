package dev.candor.metadata.domain.reading.text;

/** JSON's null and YAML's, as a value: given, and nothing. */
public enum JsonNull {
  NULL;

  @Override
  public String toString() {
    return "null";
  }
}
