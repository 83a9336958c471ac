package dev.candor.metadata.domain.reading;

import java.util.Map;
import java.util.Optional;

/** Opens a file as the engine sees it, or says that it cannot be reached. */
@FunctionalInterface
public interface FileAccess {
  /** The text of the file, or empty when it is out of reach. */
  Optional<String> read(String path);

  /** No file can be reached. */
  static FileAccess none() {
    return path -> Optional.empty();
  }

  /** The given files only. */
  static FileAccess of(Map<String, String> files) {
    Map<String, String> copy = Map.copyOf(files);
    return path -> Optional.ofNullable(copy.get(path));
  }
}
