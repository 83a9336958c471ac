package dev.candor.metadata.inspect;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Map;

/**
 * The key under which secrets are marked. It is the content of the file that CANDOR_SECRET_KEY_FILE
 * names, else of the one that the service keeps in CANDOR_DATA_DIR when it exists; else it is drawn
 * anew, and then markers agree within one run only.
 */
public final class InstallationKey {
  private InstallationKey() {}

  /** The key by these environment variables. */
  public static byte[] of(Map<String, String> environment) {
    String file = environment.getOrDefault("CANDOR_SECRET_KEY_FILE", "");
    String data = environment.getOrDefault("CANDOR_DATA_DIR", "");
    Path path =
        !file.isEmpty()
            ? Path.of(file)
            : data.isEmpty() ? Path.of("") : Path.of(data, "metadata", "secret-marker.key");
    try {
      if (Files.isRegularFile(path) && Files.size(path) > 0) {
        return Files.readAllBytes(path);
      }
    } catch (IOException e) {
      throw new IllegalStateException(
          "the key file " + path + " cannot be read: " + e.getMessage(), e);
    }
    byte[] drawn = new byte[32];
    new SecureRandom().nextBytes(drawn);
    return drawn;
  }
}
