package dev.candor.report.domain.facts;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A campaign as accepted: what is to be measured, how, and in which order.
 *
 * @param engineIsReferenceServer whether the engine is Candor's own timed server, not a model
 */
public record Campaign(
    String campaignId,
    Instant acceptedAt,
    Harness harness,
    boolean engineIsReferenceServer,
    String name,
    String sutBoundary,
    Endpoint endpoint,
    String restartPolicy,
    Map<String, String> declared,
    List<Shape> shapes,
    List<Integer> levels,
    int repeats,
    List<Integer> restartBeforeRepeats,
    Timing timing,
    Sampling sampling,
    Seeds seeds,
    List<PlannedWindow> plan)
    implements Fact {

  /** What drives the load: name, version and source revision. */
  public record Harness(String name, String version, String revision) {}

  /** Where requests go; the key is only a name. */
  public record Endpoint(String url, String api, String model, Optional<String> apiKeyName) {}

  /** Asked ramp and window, in seconds. */
  public record Timing(double rampS, double windowS) {}

  /** Sampling parameters sent with each request. */
  public record Sampling(double temperature, double topP, Optional<Long> seed, boolean ignoreEos) {}

  /** One recorded seed per random dimension. */
  public record Seeds(long levelOrder, long prompts) {}

  /** Checks what cannot be missing. */
  public Campaign {
    Text.required("campaign_id", campaignId);
    shapes = List.copyOf(shapes);
    levels = List.copyOf(levels);
    restartBeforeRepeats = List.copyOf(restartBeforeRepeats);
    declared = Map.copyOf(declared);
    plan = List.copyOf(plan);
  }

  @Override
  public String naturalKey() {
    return "campaign";
  }

  @Override
  public Instant happenedAt() {
    return acceptedAt;
  }

  /** The shape of that name. */
  public Optional<Shape> shape(String shapeName) {
    return shapes.stream().filter(shape -> shape.name().equals(shapeName)).findFirst();
  }
}
