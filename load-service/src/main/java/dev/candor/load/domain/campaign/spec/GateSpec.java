package dev.candor.load.domain.campaign.spec;

import java.util.Map;

/**
 * Settings of the mechanical quality gate.
 *
 * @param modelSize auto, tiny, small, medium or large
 * @param thresholds least share of passed items per category, 0 to 1
 */
public record GateSpec(String modelSize, Map<String, Double> thresholds) {}
