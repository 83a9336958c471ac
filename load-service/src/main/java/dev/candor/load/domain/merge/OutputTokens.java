package dev.candor.load.domain.merge;

/**
 * Output lengths in tokens.
 *
 * @param min shortest
 * @param max longest
 * @param mean over completed requests
 * @param asked the cap that was asked for
 * @param shortOnes requests that ended before the cap
 */
public record OutputTokens(long min, long max, double mean, long asked, long shortOnes) {}
