package dev.candor.metadata.contract;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.load.Phase;
import dev.candor.metadata.domain.load.SnapshotRequest;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** What this service reads of {@code candor.snapshot-requested.v1}. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record SnapshotRequested(
    @JsonProperty(required = true) @JsonSetter(nulls = Nulls.FAIL) String campaignId,
    @JsonProperty(required = true) @JsonSetter(nulls = Nulls.FAIL) String windowId,
    @JsonProperty(required = true) int attempt,
    @JsonProperty(required = true) @JsonSetter(nulls = Nulls.FAIL) String phase,
    @JsonProperty(required = true) @JsonSetter(nulls = Nulls.FAIL) EndpointWire endpoint) {
  /** To the domain, checked. */
  public SnapshotRequest toDomain() {
    return new SnapshotRequest(
        campaignId, windowId, attempt, Phase.named(phase), endpoint.toDomain());
  }
}
