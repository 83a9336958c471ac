package dev.candor.load.domain.measure;

/**
 * Requests in flight over a window.
 *
 * @param mean time-weighted
 * @param min least number that held for some time
 * @param max greatest number that held for some time
 */
public record InFlight(double mean, int min, int max) {}
