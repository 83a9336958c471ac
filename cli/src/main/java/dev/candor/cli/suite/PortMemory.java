package dev.candor.cli.suite;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The ports of the last start; a campaign that is resumed expects its engine where it was. */
final class PortMemory {
  private static final ObjectMapper JSON = new ObjectMapper();

  private PortMemory() {}

  static Optional<Ports> read(DataFolder data) {
    try {
      return Files.exists(file(data))
          ? Optional.of(JSON.readValue(Files.readAllBytes(file(data)), Ports.class))
          : Optional.empty();
    } catch (IOException e) {
      // Another version's memory is as good as none.
      return Optional.empty();
    }
  }

  static void write(DataFolder data, Ports ports) {
    try {
      DataFolder.writeOwnerOnly(file(data), JSON.writeValueAsBytes(ports));
    } catch (IOException e) {
      throw new UncheckedIOException("the ports cannot be remembered", e);
    }
  }

  private static Path file(DataFolder data) {
    return data.root().resolve("ports.json");
  }
}
