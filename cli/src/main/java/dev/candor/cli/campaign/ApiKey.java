package dev.candor.cli.campaign;

import dev.candor.cli.CliException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.zip.CRC32;

/**
 * An API key that the services may read for the length of one run. Campaigns and messages carry its
 * name only.
 */
public final class ApiKey implements AutoCloseable {
  private final Path copy;

  private ApiKey(Path copy) {
    this.copy = copy;
  }

  /**
   * Copies a key's file into the keys folder, readable by its owner only.
   *
   * @throws CliException when the file cannot be read or holds no key
   */
  public static ApiKey lend(Path source, Path keysFolder) {
    try {
      String key = Files.readString(source).strip();
      if (key.isEmpty()) {
        throw CliException.badInput("The key file " + source + " is empty.");
      }
      Path copy = keysFolder.resolve(nameOf(source));
      Files.deleteIfExists(copy);
      Files.createFile(
          copy, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      Files.writeString(copy, key);
      return new ApiKey(copy);
    } catch (IOException e) {
      throw CliException.badInput("The key file " + source + " cannot be read.");
    }
  }

  /** The name of a key's file: the same for the same path, so that a resumed campaign finds it. */
  public static String nameOf(Path source) {
    CRC32 sum = new CRC32();
    sum.update(source.toAbsolutePath().normalize().toString().getBytes(StandardCharsets.UTF_8));
    return "key-%08x".formatted(sum.getValue());
  }

  @Override
  public void close() {
    try {
      Files.deleteIfExists(copy);
    } catch (IOException e) {
      throw new UncheckedIOException("the copied key " + copy + " could not be deleted", e);
    }
  }
}
