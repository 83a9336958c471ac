package dev.candor.quality.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads a key at the moment it is used; keys live in files and in no message, table or log. */
public final class KeyFiles {
  private final Optional<Path> folder;

  /** Reads keys from files in this folder. */
  public KeyFiles(Optional<Path> folder) {
    this.folder = folder;
  }

  /**
   * Reads one key.
   *
   * @param name its file's name, already checked for its form
   * @throws IOException with a message for a person that does not hold the key
   */
  String read(String name) throws IOException {
    Path file =
        folder
            .orElseThrow(
                () ->
                    new IOException(
                        "the endpoint needs the key \""
                            + name
                            + "\", and no keys folder is configured; set CANDOR_KEYS_DIR"))
            .resolve(name);
    String key;
    try {
      key = Files.readString(file, StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new IOException("the key \"" + name + "\" cannot be read; put it into " + file, e);
    }
    if (key.isEmpty() || key.chars().anyMatch(c -> c <= ' ' || c > '~')) {
      throw new IOException("the key \"" + name + "\" is empty or no single word of ASCII");
    }
    return key;
  }
}
