package dev.candor.load.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/** API keys: read from their file at the moment of use, never kept, never shown. */
public final class ApiKeys {
  private static final Pattern NAME = Pattern.compile("[a-z0-9-]{1,64}");

  private final Optional<Path> folder;

  /** Keys of a folder; without one, only endpoints without a key can be measured. */
  public ApiKeys(Optional<Path> folder) {
    this.folder = folder;
  }

  /**
   * Reads a key.
   *
   * @throws IOException with a sentence that says what is missing
   */
  Optional<String> read(Optional<String> name) throws IOException {
    if (name.isEmpty()) {
      return Optional.empty();
    }
    if (!NAME.matcher(name.get()).matches()) {
      throw new IOException("the API key's name is not of the form [a-z0-9-]{1,64}");
    }
    if (folder.isEmpty()) {
      throw new IOException(
          "the endpoint needs the API key '" + name.get() + "', but candor.keys-dir is not set");
    }
    Path file = folder.get().resolve(name.get());
    if (!Files.isReadable(file)) {
      throw new IOException("the API key file " + file + " cannot be read; put the key there");
    }
    return Optional.of(Files.readString(file).strip());
  }
}
