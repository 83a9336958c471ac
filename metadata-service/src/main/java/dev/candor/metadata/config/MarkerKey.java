package dev.candor.metadata.config;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;

/**
 * The key under which secrets get their markers: made once per installation and kept with mode 600,
 * so that the same secret has the same marker tomorrow.
 */
final class MarkerKey {
  private static final int BYTES = 32;

  private MarkerKey() {}

  static byte[] in(Path folder) {
    Path file = folder.resolve("secret-marker.key");
    try {
      Files.createDirectories(folder);
      if (!Files.exists(file)) {
        byte[] key = new byte[BYTES];
        new SecureRandom().nextBytes(key);
        Path fresh =
            Files.createTempFile(
                folder,
                "secret-marker",
                ".new",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.write(fresh, key, StandardOpenOption.TRUNCATE_EXISTING);
        Files.move(fresh, file);
      }
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(
          "candor.data-dir: the key of the secret markers cannot be kept in " + folder, e);
    }
  }
}
