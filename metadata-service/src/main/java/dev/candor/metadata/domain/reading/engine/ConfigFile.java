package dev.candor.metadata.domain.reading.engine;

import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.ReadingBuilder;
import dev.candor.metadata.domain.reading.TextFormats;
import java.util.Map;
import java.util.Optional;

/**
 * A configuration file that a command line names.
 *
 * @param path as given
 * @param text its text
 * @param entries its top-level entries
 */
record ConfigFile(String path, String text, Map<?, ?> entries) {

  /** Opens the file; says why when it cannot, and is empty then. */
  static Optional<ConfigFile> open(
      String path, Context context, TextFormats formats, ReadingBuilder out) {
    Optional<String> text = context.files().read(path);
    if (text.isEmpty()) {
      out.warn("the configuration file " + path + " cannot be reached: what it sets is not known");
      return Optional.empty();
    }
    try {
      if (formats.yaml(text.get()) instanceof Map<?, ?> map) {
        return Optional.of(new ConfigFile(path, text.get(), map));
      }
      out.warn("the configuration file " + path + " holds no mapping");
    } catch (IllegalArgumentException e) {
      out.warn("the configuration file " + path + " is not YAML: " + e.getMessage());
    }
    return Optional.empty();
  }

  /** Where a key stands, by its first line. */
  String where(String key) {
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      String start = line.stripLeading();
      if (start.startsWith(key + ":")
          || start.startsWith("\"" + key + "\":")
          || start.startsWith("'" + key + "':")) {
        return path + " line " + number;
      }
    }
    return path + " " + key;
  }
}
