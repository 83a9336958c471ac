package dev.candor.load.domain.campaign.spec;

import java.util.OptionalLong;

/**
 * Sampling parameters, sent as they stand.
 *
 * @param temperature 0 to 2
 * @param topP above 0, up to 1
 * @param seed empty when none is sent
 * @param ignoreEos whether the engine is asked to generate up to the cap
 */
public record Sampling(double temperature, double topP, OptionalLong seed, boolean ignoreEos) {}
