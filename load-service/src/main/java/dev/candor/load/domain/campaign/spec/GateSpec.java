package dev.candor.load.domain.campaign.spec;

import java.util.List;
import java.util.Map;

/**
 * Settings of the mechanical quality gate.
 *
 * @param modelSize auto, tiny, small, medium or large
 * @param thresholds least share of passed items per category, 0 to 1
 */
public record GateSpec(String modelSize, Map<String, Double> thresholds) {
  /**
   * The gate's categories, as the quality gate's contract names them: known here so that a wrong
   * one is found before anything starts.
   */
  public static final List<String> CATEGORIES =
      List.of(
          "copying",
          "text",
          "repetition",
          "determinism",
          "stop",
          "length",
          "finish",
          "arithmetic",
          "json",
          "counting",
          "ordering",
          "format",
          "language",
          "needle");
}
