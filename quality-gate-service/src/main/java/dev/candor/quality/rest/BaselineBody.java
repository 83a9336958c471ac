package dev.candor.quality.rest;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.quality.domain.Baseline;
import dev.candor.quality.domain.InvalidInput;
import dev.candor.quality.service.BaselineService;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A baseline from a decided gate ({@code campaign_id}), or item by item ({@code items}). */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record BaselineBody(
    @Nullable String campaignId, @Nullable String gateId, @Nullable Map<String, Boolean> items) {
  Baseline store(BaselineService baselines, String model) {
    if (items != null && campaignId == null) {
      return baselines.put(model, items);
    }
    if (campaignId != null && items == null) {
      return baselines.putFromGate(model, campaignId, gateId == null ? "mechanical" : gateId);
    }
    throw new InvalidInput("$", "give either campaign_id or items");
  }
}
