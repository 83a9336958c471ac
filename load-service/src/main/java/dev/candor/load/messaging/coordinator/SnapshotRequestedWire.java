package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.Effect;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.Locale;

/** {@code snapshot-requested.v1}: read the engine's load. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record SnapshotRequestedWire(
    String campaignId,
    String windowId,
    int attempt,
    String phase,
    String requestedAt,
    EndpointWire endpoint) {

  static SnapshotRequestedWire of(Campaign c, Effect.RequestSnapshot e, Instant at) {
    return new SnapshotRequestedWire(
        c.id(),
        e.window().id(),
        e.attempt(),
        e.phase().name().toLowerCase(Locale.ROOT),
        Wire.time(at),
        EndpointWire.of(c.spec().endpoint()));
  }
}
