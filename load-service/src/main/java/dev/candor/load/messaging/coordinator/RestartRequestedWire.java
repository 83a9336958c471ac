package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.CaptureIds;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Duration;
import java.time.Instant;

/** {@code restart-requested.v1}: restart the engine, and prove it. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record RestartRequestedWire(
    String campaignId,
    String restartId,
    String requestedAt,
    EndpointWire endpoint,
    boolean allowed,
    double readyTimeoutS) {

  static RestartRequestedWire of(Campaign c, int repeat, Instant at, Duration ready) {
    return new RestartRequestedWire(
        c.id(),
        CaptureIds.restart(repeat),
        Wire.time(at),
        EndpointWire.of(c.spec().endpoint()),
        c.spec().engine().restartAllowed(),
        Wire.seconds(ready));
  }
}
