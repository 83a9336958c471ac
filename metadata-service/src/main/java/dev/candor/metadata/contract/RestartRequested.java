package dev.candor.metadata.contract;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.restart.RestartRequest;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Duration;

/** What this service reads of {@code candor.restart-requested.v1}. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record RestartRequested(
    @JsonProperty(required = true) @JsonSetter(nulls = Nulls.FAIL) String campaignId,
    @JsonProperty(required = true) @JsonSetter(nulls = Nulls.FAIL) String restartId,
    @JsonProperty(required = true) @JsonSetter(nulls = Nulls.FAIL) EndpointWire endpoint,
    @JsonProperty(required = true) boolean allowed,
    @JsonProperty(required = true) double readyTimeoutS) {
  private static final double MILLIS_PER_SECOND = 1000;

  /** To the domain, checked. */
  public RestartRequest toDomain() {
    return new RestartRequest(
        campaignId,
        restartId,
        endpoint.toDomain(),
        allowed,
        Duration.ofMillis(Math.round(readyTimeoutS * MILLIS_PER_SECOND)));
  }
}
