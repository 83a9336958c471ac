package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.Campaign;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.Map;

/** {@code gate-requested.v1}: judge the answers before anything is timed. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record GateRequestedWire(
    String campaignId,
    String gateId,
    String requestedAt,
    EndpointWire endpoint,
    String modelSize,
    Map<String, Double> thresholds) {
  private static final String MECHANICAL = "mechanical";

  static GateRequestedWire of(Campaign c, Instant at) {
    return new GateRequestedWire(
        c.id(),
        MECHANICAL,
        Wire.time(at),
        EndpointWire.of(c.spec().endpoint()),
        c.spec().gate().modelSize(),
        c.spec().gate().thresholds());
  }
}
