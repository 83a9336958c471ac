package dev.candor.metadata.domain.capture;

/**
 * One reading of one named field.
 *
 * @param name the normalised field name
 * @param evidence where it stood and what stood there
 */
public record FieldReading(String name, Evidence evidence) {}
