package dev.candor.load.domain.campaign;

/**
 * What the quality gate decided.
 *
 * @param passed whether the engine may be timed
 * @param reason the gate's own words
 */
public record GateSummary(boolean passed, String reason) {}
