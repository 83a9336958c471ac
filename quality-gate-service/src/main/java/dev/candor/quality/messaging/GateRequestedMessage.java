package dev.candor.quality.messaging;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.quality.domain.GateRequest;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;

/** What this service reads of {@code candor.gate-requested.v1}. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record GateRequestedMessage(
    @JsonProperty(required = true) String campaignId,
    @JsonProperty(required = true) String gateId,
    @JsonProperty(required = true) String requestedAt,
    @JsonProperty(required = true) EndpointPart endpoint,
    @JsonProperty(required = true) String modelSize,
    @JsonProperty(required = true) Map<String, Double> thresholds) {
  GateRequestedMessage {
    Objects.requireNonNull(campaignId, "campaign_id");
    Objects.requireNonNull(gateId, "gate_id");
    Objects.requireNonNull(requestedAt, "requested_at");
    Objects.requireNonNull(endpoint, "endpoint");
    Objects.requireNonNull(modelSize, "model_size");
    Objects.requireNonNull(thresholds, "thresholds");
  }

  /** Throws {@link dev.candor.quality.domain.InvalidInput} for values that are not allowed. */
  GateRequest toDomain() {
    return new GateRequest(
        campaignId,
        gateId,
        Instant.parse(requestedAt),
        endpoint.toDomain(),
        modelSize,
        GateRequest.thresholds(thresholds));
  }
}
