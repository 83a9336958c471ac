package dev.candor.metadata.domain.reading;

/** A field that was given through something which the input does not hold. */
public record Unresolved(String name, String why) {}
