package dev.candor.cli.campaign;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Remembers which campaign was started from which text, so that {@code --resume} finds it. */
public final class RunBook {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path file;

  /** The book in a data folder. */
  public RunBook(Path dataFolder) {
    this.file = dataFolder.resolve("campaigns.json");
  }

  /** The last campaign that was started from a text with this hash. */
  public Optional<String> find(String hash) {
    return Optional.ofNullable(read().get(hash));
  }

  /** Notes a campaign. */
  public void note(String hash, String campaign) {
    Map<String, String> all = new TreeMap<>(read());
    all.put(hash, campaign);
    try {
      Path fresh = Files.createTempFile(file.getParent(), "campaigns", ".new");
      Files.write(fresh, JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(all));
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException("the campaign cannot be noted in " + file, e);
    }
  }

  private Map<String, String> read() {
    try {
      return Files.exists(file)
          ? JSON.readValue(Files.readAllBytes(file), new TypeReference<>() {})
          : Map.of();
    } catch (IOException e) {
      throw new UncheckedIOException("the campaigns in " + file + " cannot be read", e);
    }
  }
}
