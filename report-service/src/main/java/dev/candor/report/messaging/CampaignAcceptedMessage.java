package dev.candor.report.messaging;

import com.fasterxml.jackson.databind.JsonNode;
import dev.candor.report.domain.facts.Campaign;
import dev.candor.report.domain.facts.Load;
import dev.candor.report.domain.facts.PlannedWindow;
import dev.candor.report.domain.facts.Shape;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What is read of {@code candor.campaign-accepted.v1}. */
@RegisterForReflection
record CampaignAcceptedMessage(
    String campaignId,
    String acceptedAt,
    Harness harness,
    boolean engineIsReferenceServer,
    Spec spec,
    Plan plan) {

  record Harness(String name, String version, String revision) {}

  record Spec(
      String name,
      String sutBoundary,
      Endpoint endpoint,
      Engine engine,
      List<ShapeSpec> shapes,
      List<Integer> levels,
      int repeats,
      @Nullable List<Integer> restartBeforeRepeats,
      double rampS,
      double windowS,
      Sampling sampling,
      Seeds seeds) {}

  record Endpoint(String url, String api, String model, @Nullable String apiKey) {}

  record Engine(String restart, @Nullable Map<String, JsonNode> declared) {}

  record ShapeSpec(String name, String kind, Range promptTokens, int outputTokens, String text) {}

  record Range(int min, int max) {}

  record Sampling(double temperature, double topP, @Nullable Long seed, boolean ignoreEos) {}

  record Seeds(long levelOrder, long prompts) {}

  record Plan(List<Window> windows) {}

  record Window(
      String windowId, int repeat, int position, String shape, String load, int streams) {}

  Campaign toDomain() {
    Spec s = WireJson.required("spec", spec);
    return new Campaign(
        WireJson.required("campaign_id", campaignId),
        WireJson.instant("accepted_at", acceptedAt),
        new Campaign.Harness(harness.name, harness.version, harness.revision),
        engineIsReferenceServer,
        WireJson.required("spec.name", s.name),
        WireJson.required("spec.sut_boundary", s.sutBoundary),
        new Campaign.Endpoint(
            WireJson.required("spec.endpoint.url", s.endpoint.url),
            WireJson.required("spec.endpoint.api", s.endpoint.api),
            WireJson.required("spec.endpoint.model", s.endpoint.model),
            WireJson.word(s.endpoint.apiKey)),
        WireJson.required("spec.engine.restart", s.engine.restart),
        declared(s.engine),
        s.shapes.stream().map(CampaignAcceptedMessage::shape).toList(),
        s.levels,
        s.repeats,
        WireJson.list(s.restartBeforeRepeats),
        new Campaign.Timing(s.rampS, s.windowS),
        new Campaign.Sampling(
            s.sampling.temperature,
            s.sampling.topP,
            Optional.ofNullable(s.sampling.seed),
            s.sampling.ignoreEos),
        new Campaign.Seeds(s.seeds.levelOrder, s.seeds.prompts),
        plan.windows.stream().map(CampaignAcceptedMessage::window).toList());
  }

  private static Map<String, String> declared(Engine engine) {
    Map<String, String> declared = new TreeMap<>();
    if (engine.declared != null) {
      engine.declared.forEach((name, value) -> declared.put(name, WireJson.text(value)));
    }
    return declared;
  }

  private static Shape shape(ShapeSpec shape) {
    return new Shape(
        shape.name,
        shape.kind,
        shape.promptTokens.min,
        shape.promptTokens.max,
        shape.outputTokens,
        shape.text);
  }

  private static PlannedWindow window(Window window) {
    return new PlannedWindow(
        window.windowId,
        window.repeat,
        window.position,
        window.shape,
        Load.of(window.load),
        window.streams);
  }
}
