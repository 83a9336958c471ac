package dev.candor.load.domain.merge;

/**
 * Requests in flight over the window.
 *
 * @param mean integrated over time
 * @param min fewest at any instant
 * @param max most at any instant
 */
public record InFlight(double mean, long min, long max) {}
