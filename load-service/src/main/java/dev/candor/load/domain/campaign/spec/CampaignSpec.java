package dev.candor.load.domain.campaign.spec;

import java.util.List;

/**
 * A whole campaign as asked for, every default written out.
 *
 * @param name from the file, {@code [a-z0-9-]}
 * @param sutBoundary what is under test: model-engine, gateway, firewall or compound
 * @param endpoint the endpoint under test
 * @param engineIsReference whether the endpoint is the reference server, whose figures say nothing
 *     about any engine
 * @param engine what may be done to the engine, and what is declared about it
 * @param shapes series to measure, in order
 * @param levels stream counts of the ladder, ascending
 * @param repeats ladders per shape
 * @param restartBeforeRepeats repeats that begin with an engine restart
 * @param window ramp and length of every steady level
 * @param burstStreams stream counts of the cold-start bursts that close each shape
 * @param sampling sampling parameters
 * @param limits time-outs of requests
 * @param gate settings of the quality gate
 * @param seeds recorded seeds
 */
public record CampaignSpec(
    String name,
    String sutBoundary,
    Endpoint endpoint,
    boolean engineIsReference,
    EngineSpec engine,
    List<Shape> shapes,
    List<Integer> levels,
    int repeats,
    List<Integer> restartBeforeRepeats,
    WindowLength window,
    List<Integer> burstStreams,
    Sampling sampling,
    Limits limits,
    GateSpec gate,
    Seeds seeds) {

  /** The shape of that name. */
  public Shape shape(String shapeName) {
    return shapes.stream()
        .filter(s -> s.name().equals(shapeName))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no shape is named " + shapeName));
  }

  /** The same campaign against an endpoint whose open questions are answered. */
  public CampaignSpec against(Endpoint known) {
    return new CampaignSpec(
        name,
        sutBoundary,
        known,
        engineIsReference,
        engine,
        shapes,
        levels,
        repeats,
        restartBeforeRepeats,
        window,
        burstStreams,
        sampling,
        limits,
        gate,
        seeds);
  }

  /** The same campaign, known to drive the reference server or not. */
  public CampaignSpec asReference(boolean reference) {
    return new CampaignSpec(
        name,
        sutBoundary,
        endpoint,
        reference,
        engine,
        shapes,
        levels,
        repeats,
        restartBeforeRepeats,
        window,
        burstStreams,
        sampling,
        limits,
        gate,
        seeds);
  }
}
