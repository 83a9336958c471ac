package dev.candor.metadata.domain.reading;

/**
 * A secret that was seen and replaced.
 *
 * @param where {@code env:NAME} or {@code flag:--name}
 * @param marker what stands in its place
 */
public record FoundSecret(String where, String marker) {}
