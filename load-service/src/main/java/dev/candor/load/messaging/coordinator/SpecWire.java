package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.spec.CampaignSpec;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import java.util.Map;

/** A campaign's specification in messages, every default written out. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record SpecWire(
    String name,
    String sutBoundary,
    EndpointWire endpoint,
    EngineWire engine,
    List<ShapeWire> shapes,
    List<Integer> levels,
    int repeats,
    List<Integer> restartBeforeRepeats,
    double rampS,
    double windowS,
    List<Integer> burstStreams,
    SamplingWire sampling,
    LimitsWire limits,
    GateWire gate,
    SeedsWire seeds) {

  /** What may be done to the engine. */
  @RegisterForReflection
  record EngineWire(String restart, Map<String, String> declared) {}

  /** Settings of the gate. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record GateWire(String modelSize, Map<String, Double> thresholds) {}

  static SpecWire of(CampaignSpec s) {
    String restart = s.engine().restartAllowed() ? "allowed" : "not-allowed";
    return new SpecWire(
        s.name(),
        s.sutBoundary(),
        EndpointWire.of(s.endpoint()),
        new EngineWire(restart, s.engine().declared()),
        s.shapes().stream().map(ShapeWire::of).toList(),
        s.levels(),
        s.repeats(),
        s.restartBeforeRepeats(),
        Wire.seconds(s.window().ramp()),
        Wire.seconds(s.window().length()),
        s.burstStreams(),
        SamplingWire.of(s.sampling()),
        LimitsWire.of(s.limits()),
        new GateWire(s.gate().modelSize(), s.gate().thresholds()),
        SeedsWire.of(s.seeds()));
  }
}
