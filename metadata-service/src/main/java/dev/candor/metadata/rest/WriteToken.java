package dev.candor.metadata.rest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Optional;

/**
 * The token that every write needs.
 *
 * @param file the file that holds it; empty when none is configured
 */
public record WriteToken(Optional<Path> file) {
  private static final String SCHEME = "Bearer ";

  /** Whether a token is configured at all. */
  boolean isConfigured() {
    return file.isPresent();
  }

  /**
   * Whether a header carries the token; compared in constant time.
   *
   * @throws IOException when the file cannot be read
   */
  boolean isCarriedBy(String header) throws IOException {
    byte[] wanted = Files.readString(file.orElseThrow()).strip().getBytes(StandardCharsets.UTF_8);
    boolean bearer = header.regionMatches(true, 0, SCHEME, 0, SCHEME.length());
    byte[] given =
        (bearer ? header.substring(SCHEME.length()).strip() : "").getBytes(StandardCharsets.UTF_8);
    return wanted.length > 0 && MessageDigest.isEqual(wanted, given);
  }
}
