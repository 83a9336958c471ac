package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.service.Progress;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** {@code campaign-progressed.v1}: how a campaign is getting on. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record CampaignProgressedWire(
    String campaignId,
    String at,
    String state,
    String doing,
    int windowsDone,
    int windowsPlanned,
    @JsonProperty("tokens_per_s_now") @Nullable Double tokensPerSecondNow,
    @Nullable Double etaS) {

  static CampaignProgressedWire of(Progress p) {
    return new CampaignProgressedWire(
        p.campaignId(),
        Wire.time(p.at()),
        p.state(),
        p.doing(),
        p.windowsDone(),
        p.windowsPlanned(),
        boxed(p.tokensPerSecondNow()),
        boxed(p.etaSeconds()));
  }

  private static @Nullable Double boxed(OptionalDouble value) {
    return value.isPresent() ? (Double) value.getAsDouble() : null;
  }
}
