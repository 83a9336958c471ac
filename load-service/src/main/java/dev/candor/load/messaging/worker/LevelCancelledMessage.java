package dev.candor.load.messaging.worker;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** {@code level-cancelled.v1}, as a worker reads it. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record LevelCancelledMessage(
    @JsonProperty(required = true) String campaignId,
    @JsonProperty(required = true) String windowId,
    @JsonProperty(required = true) int attempt,
    @JsonProperty(required = true) String workerId) {}
