package dev.candor.load.domain.campaign.spec;

import java.util.Map;

/**
 * What the campaign may do to the engine and what its owner declares about it.
 *
 * @param restartAllowed whether the engine may be restarted between repeats
 * @param declared facts stated by the owner, kept in their order; never a substitute for a reading
 */
public record EngineSpec(boolean restartAllowed, Map<String, String> declared) {}
