package dev.candor.load.client;

/**
 * Where a level stands; for people, never for figures.
 *
 * @param phase {@code connecting}, {@code ramp} or {@code window}
 * @param tokensSeen since the level's start
 * @param inFlight now
 */
public record LevelProgress(String phase, long tokensSeen, int inFlight) {}
