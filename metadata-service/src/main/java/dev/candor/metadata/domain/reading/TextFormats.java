package dev.candor.metadata.domain.reading;

/** Parses the document formats whose parsers live at the edge. */
@FunctionalInterface
public interface TextFormats {
  /**
   * Parses one YAML (or JSON) document into plain values.
   *
   * @throws IllegalArgumentException when the text is not YAML, with the line
   */
  Object yaml(String text);
}
