package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.Effect;
import dev.candor.load.domain.plan.PromptSeeds;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;

/** {@code level-assigned.v1}: one worker's part of one attempt at a window. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record LevelAssignedWire(
    String campaignId,
    String windowId,
    int attempt,
    int part,
    int parts,
    String workerId,
    String assignedAt,
    EndpointWire endpoint,
    String load,
    int streams,
    double rampS,
    double windowS,
    ShapeWire shape,
    SamplingWire sampling,
    LimitsWire limits,
    long promptSeed) {

  static LevelAssignedWire of(Campaign c, Effect.AssignPart e, Instant at) {
    return new LevelAssignedWire(
        c.id(),
        e.window().id(),
        e.attempt(),
        e.part().number(),
        e.parts(),
        e.part().workerId(),
        Wire.time(at),
        EndpointWire.of(c.spec().endpoint()),
        e.window().load().label(),
        e.part().streams(),
        Wire.seconds(c.spec().window().ramp()),
        Wire.seconds(c.spec().window().length()),
        ShapeWire.of(c.spec().shape(e.window().shape())),
        SamplingWire.of(c.spec().sampling()),
        LimitsWire.of(c.spec().limits()),
        PromptSeeds.of(
            c.spec().seeds().prompts(), e.window().id(), e.attempt(), e.part().number()));
  }
}
