package dev.candor.metadata.domain.capture;

/**
 * A field that is known to matter and could not be read.
 *
 * @param name the field
 * @param why the reason, and what to do where something can be done
 */
public record Unresolved(String name, String why) {}
