package dev.candor.load.domain.campaign.file;

/**
 * One mistake in a campaign file.
 *
 * @param path the value's place, as {@code levels[3]}; empty for the document as a whole
 * @param line from 1
 * @param message what is wrong with which value and what is allowed
 */
public record Violation(String path, int line, String message) {}
