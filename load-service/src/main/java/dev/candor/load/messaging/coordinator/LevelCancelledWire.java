package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.Effect;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** {@code level-cancelled.v1}: a worker is to stop that attempt, or not to begin it. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record LevelCancelledWire(String campaignId, String windowId, int attempt, String workerId) {
  static LevelCancelledWire of(String campaignId, Effect.CancelPart e) {
    return new LevelCancelledWire(campaignId, e.window().id(), e.attempt(), e.workerId());
  }
}
