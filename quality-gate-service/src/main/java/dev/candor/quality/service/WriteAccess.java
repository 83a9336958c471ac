package dev.candor.quality.service;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Optional;

/** Decides who may write: whoever shows the token that stands in the configured file. */
public final class WriteAccess {
  private static final String BEARER = "Bearer ";

  private final Optional<Path> tokenFile;

  /** Takes the token's file; none means that nobody may write. */
  public WriteAccess(Optional<Path> tokenFile) {
    this.tokenFile = tokenFile;
  }

  /** What a caller may do. */
  public enum Access {
    /** The token is right. */
    GRANTED,
    /** The token is absent or wrong. */
    UNKNOWN_CALLER,
    /** There is no token to compare with. */
    NOT_CONFIGURED
  }

  /**
   * Compares a request's {@code Authorization} header with the token, in constant time.
   *
   * @throws IOException when the token's file cannot be read
   */
  public Access check(Optional<String> authorization) throws IOException {
    if (tokenFile.isEmpty()) {
      return Access.NOT_CONFIGURED;
    }
    String token = Files.readString(tokenFile.get(), StandardCharsets.UTF_8).strip();
    if (token.isEmpty()) {
      return Access.NOT_CONFIGURED;
    }
    String shown = authorization.filter(h -> h.startsWith(BEARER)).orElse(BEARER);
    boolean same =
        MessageDigest.isEqual(
            shown.substring(BEARER.length()).getBytes(StandardCharsets.UTF_8),
            token.getBytes(StandardCharsets.UTF_8));
    return same ? Access.GRANTED : Access.UNKNOWN_CALLER;
  }
}
