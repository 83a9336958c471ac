package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.service.WorkerBeat;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code worker-heartbeat.v1}, as the coordinator reads it. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record WorkerHeartbeatIn(
    @JsonProperty(required = true) String workerId,
    @JsonProperty(required = true) String host,
    @JsonProperty(required = true) String startedAt,
    @Nullable Busy busyWith) {

  /** What the worker is busy with. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Busy(
      @JsonProperty(required = true) String campaignId,
      @JsonProperty(required = true) String windowId,
      @JsonProperty(required = true) int attempt,
      @JsonProperty(required = true) String phase,
      @JsonProperty(value = "tokens_per_s_now", required = true) double tokensPerSecondNow,
      @JsonProperty(required = true) long inFlight) {}

  WorkerBeat toBeat() {
    return new WorkerBeat(
        workerId,
        host,
        Instant.parse(startedAt),
        Optional.ofNullable(busyWith)
            .map(
                b ->
                    new WorkerBeat.Task(
                        b.campaignId(),
                        b.windowId(),
                        b.attempt(),
                        b.phase(),
                        b.tokensPerSecondNow(),
                        b.inFlight())));
  }
}
