package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.Campaign;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.Map;

/** {@code capture-requested.v1}: read the serving configuration. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record CaptureRequestedWire(
    String campaignId,
    String captureId,
    String requestedAt,
    EndpointWire endpoint,
    SamplingWire sampling,
    Map<String, String> declared,
    String harnessRevision,
    SeedsWire seeds,
    int nodes) {

  static CaptureRequestedWire of(Campaign c, String captureId, Instant at, String revision) {
    return new CaptureRequestedWire(
        c.id(),
        captureId,
        Wire.time(at),
        EndpointWire.of(c.spec().endpoint()),
        SamplingWire.of(c.spec().sampling()),
        c.spec().engine().declared(),
        revision,
        SeedsWire.of(c.spec().seeds()),
        1);
  }
}
