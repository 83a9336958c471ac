package dev.candor.load.domain.merge;

/**
 * Prompt lengths in tokens, as the server counted them.
 *
 * @param min shortest
 * @param max longest
 * @param mean over requests
 */
public record PromptTokens(long min, long max, double mean) {}
