package dev.candor.quality.domain;

import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Map.Entry;

/**
 * A gate that someone wants decided.
 *
 * @param campaignId the campaign
 * @param gateId which gate of the campaign; with the campaign, the gate's natural key
 * @param requestedAt when it was asked for
 * @param endpoint the engine to ask
 * @param modelSize {@code auto} or a class's name
 * @param thresholds shares from 0 to 1 that the campaign sets, by category's name
 */
public record GateRequest(
    String campaignId,
    String gateId,
    Instant requestedAt,
    Endpoint endpoint,
    String modelSize,
    Map<Category, Double> thresholds) {
  /** Rejects a size that does not exist and thresholds outside 0 to 1. */
  public GateRequest {
    if (!modelSize.equals("auto")) {
      ModelSize.named(modelSize);
    }
    thresholds.forEach(
        (category, threshold) -> {
          if (!(threshold >= 0 && threshold <= 1)) {
            throw new InvalidInput(
                "thresholds." + category.wireName(), threshold + "; use a share from 0 to 1");
          }
        });
    thresholds = Map.copyOf(thresholds);
  }

  /** Reads thresholds by category's name. */
  public static Map<Category, Double> thresholds(Map<String, Double> byName) {
    Map<Category, Double> thresholds = new EnumMap<>(Category.class);
    for (Entry<String, Double> entry : byName.entrySet()) {
      thresholds.put(Category.named(entry.getKey()), entry.getValue());
    }
    return thresholds;
  }
}
