package dev.candor.metadata.domain.capture;

/**
 * A secret that was replaced before it left the reader.
 *
 * @param where the place it stood in
 * @param marker what stands there now
 */
public record RedactedSecret(String where, String marker) {}
