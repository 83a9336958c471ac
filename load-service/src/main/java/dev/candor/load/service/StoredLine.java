package dev.candor.load.service;

/**
 * A stored line.
 *
 * @param sequence grows with every line; what a reader resumes from
 * @param line the line
 */
public record StoredLine(long sequence, Line line) {}
