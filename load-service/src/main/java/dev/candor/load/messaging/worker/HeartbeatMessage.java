package dev.candor.load.messaging.worker;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.worker.Worker;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code worker-heartbeat.v1}. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record HeartbeatMessage(
    String workerId, String host, String startedAt, String at, @Nullable BusyField busyWith) {

  /** What the worker is doing. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record BusyField(
      String campaignId,
      String windowId,
      int attempt,
      String phase,
      @JsonProperty("tokens_per_s_now") double tokensPerSecondNow,
      int inFlight) {
    static BusyField of(Worker.Busy busy) {
      return new BusyField(
          busy.campaignId(),
          busy.windowId(),
          busy.attempt(),
          busy.phase(),
          busy.tokensPerSecondNow(),
          busy.inFlight());
    }
  }

  static HeartbeatMessage of(
      String workerId, String host, Instant startedAt, Instant at, Optional<Worker.Busy> busy) {
    return new HeartbeatMessage(
        workerId, host, Json.time(startedAt), Json.time(at), busy.map(BusyField::of).orElse(null));
  }
}
