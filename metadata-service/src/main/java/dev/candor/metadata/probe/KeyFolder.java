package dev.candor.metadata.probe;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads API keys from files at the moment of use; a key is never kept, logged or told.
 *
 * @param folder where the files are; empty when none is configured
 */
public record KeyFolder(Optional<Path> folder) {
  /**
   * Reads a key.
   *
   * @param name the file's name, checked already
   * @throws IllegalArgumentException naming the key, when it cannot be read
   */
  String read(String name) {
    Path file =
        folder
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the key '" + name + "' is asked for and candor.keys-dir is not set"))
            .resolve(name);
    try {
      return Files.readString(file).strip();
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "the key '" + name + "' cannot be read from candor.keys-dir", e);
    }
  }
}
