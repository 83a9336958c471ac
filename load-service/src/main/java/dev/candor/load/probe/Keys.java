package dev.candor.load.probe;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads an API key at the moment it is used; it is kept nowhere. */
final class Keys {
  private Keys() {}

  /**
   * The key of that name.
   *
   * @param name {@code [a-z0-9-]{1,64}}, so it cannot lead out of the folder
   */
  static Optional<String> read(Optional<Path> folder, Optional<String> name) {
    if (name.isEmpty()) {
      return Optional.empty();
    }
    if (folder.isEmpty()) {
      throw new Unusable(
          "endpoint.api_key names '"
              + name.get()
              + "', but no keys folder is set (candor.keys-dir)");
    }
    try {
      return Optional.of(
          Files.readString(folder.get().resolve(name.get()), StandardCharsets.UTF_8).strip());
    } catch (IOException e) {
      throw new Unusable(
          "the key file '"
              + name.get()
              + "' cannot be read in "
              + folder.get()
              + "; put the key there",
          e);
    }
  }
}
