package dev.candor.load.domain.campaign.file;

import dev.candor.load.domain.campaign.spec.CampaignSpec;
import dev.candor.load.domain.campaign.spec.Endpoint;
import dev.candor.load.domain.campaign.spec.Shape;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes a specification back as a campaign file's tree of maps, lists and scalars, every default
 * spelled out, so that {@link CampaignReader} reads exactly the same specification from it.
 */
public final class CampaignDocument {
  private CampaignDocument() {}

  /** The tree; values are String, Integer, Long, Double, Boolean, List and Map. */
  public static Map<String, Object> of(CampaignSpec spec) {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("candor", CampaignReader.VERSION);
    root.put("name", spec.name());
    root.put("sut_boundary", spec.sutBoundary());
    root.put("endpoint", endpoint(spec.endpoint()));
    root.put(
        "engine",
        Map.of(
            "restart",
            spec.engine().restartAllowed() ? "allowed" : "not-allowed",
            "declared",
            spec.engine().declared()));
    root.put("shapes", spec.shapes().stream().map(CampaignDocument::shape).toList());
    root.put("levels", spec.levels());
    root.put("repeats", spec.repeats());
    root.put("restart_before_repeats", spec.restartBeforeRepeats());
    root.put(
        "window",
        Map.of(
            "ramp", Lengths.render(spec.window().ramp()),
            "length", Lengths.render(spec.window().length())));
    root.put("burst", spec.burstStreams());
    root.put("sampling", sampling(spec));
    root.put(
        "limits",
        Map.of(
            "connect_timeout", Lengths.render(spec.limits().connectTimeout()),
            "stall_timeout", Lengths.render(spec.limits().stallTimeout())));
    root.put(
        "gate",
        Map.of("model_size", spec.gate().modelSize(), "thresholds", spec.gate().thresholds()));
    root.put(
        "seeds",
        Map.of("level_order", spec.seeds().levelOrder(), "prompts", spec.seeds().prompts()));
    return root;
  }

  private static Map<String, Object> endpoint(Endpoint e) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("url", e.url());
    map.put("api", e.api().label());
    map.put("model", e.model().orElse("auto"));
    e.keyName().ifPresent(name -> map.put("api_key", name));
    return map;
  }

  private static Map<String, Object> shape(Shape s) {
    return Map.of(
        "name", s.name(),
        "kind", s.kind().label(),
        "prompt_tokens", Map.of("min", s.promptTokens().min(), "max", s.promptTokens().max()),
        "output_tokens", s.outputTokens(),
        "text", s.text());
  }

  private static Map<String, Object> sampling(CampaignSpec spec) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("temperature", spec.sampling().temperature());
    map.put("top_p", spec.sampling().topP());
    if (spec.sampling().seed().isPresent()) {
      map.put("seed", spec.sampling().seed().getAsLong());
    }
    map.put("ignore_eos", spec.sampling().ignoreEos());
    return map;
  }

  /** The names of a specification's shapes, for one line of text. */
  public static String shapeNames(List<Shape> shapes) {
    return shapes.stream().map(Shape::name).collect(Collectors.joining(" and "));
  }
}
