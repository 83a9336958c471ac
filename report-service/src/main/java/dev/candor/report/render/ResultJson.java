package dev.candor.report.render;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import dev.candor.report.domain.cells.Cell;
import dev.candor.report.domain.cells.CellKey;
import dev.candor.report.domain.cells.FigureText;
import dev.candor.report.domain.eligibility.Checklist;
import dev.candor.report.domain.eligibility.RuleResult;
import dev.candor.report.domain.eligibility.Verdict;
import dev.candor.report.domain.facts.Capture;
import dev.candor.report.domain.facts.ConfigDrift;
import dev.candor.report.domain.result.CampaignResult;
import dev.candor.report.domain.statistics.PercentileFigure;
import dev.candor.report.domain.statistics.Spread;
import dev.candor.report.service.CampaignFile;
import dev.candor.report.service.FactKind;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The result file {@code candor.result/v1}: what was said about the campaign, each message word for
 * word, and what was computed from it. The wire records stand here with their mapping.
 */
@RegisterForReflection
record ResultJson(
    String schema,
    String campaignId,
    String headline,
    List<String> caveats,
    List<RuleJson> eligibility,
    List<CellJson> statistics,
    List<ItemJson> checklist,
    List<DriftJson> drift,
    List<ArtifactJson> artifacts,
    @Nullable JsonNode campaign,
    @Nullable JsonNode finish,
    List<JsonNode> captures,
    List<JsonNode> gates,
    List<JsonNode> restarts,
    List<JsonNode> snapshots,
    List<JsonNode> windows) {

  record RuleJson(
      String rule, String effect, String verdict, String reason, String asks, List<String> cells) {}

  record CellJson(
      String shape,
      String load,
      int streams,
      List<String> windows,
      SpreadJson aggregateTps,
      SpreadJson deliveredTpsPerUser,
      RateJson decodeMedianTpsPerUser,
      @Nullable Double deliveredToDecode,
      @Nullable Long promptTokensMin,
      @Nullable Long promptTokensMax,
      PercentileJson ttftP50Ms,
      PercentileJson ttftP95Ms,
      List<String> flags) {}

  record SpreadJson(
      String unit,
      int n,
      List<Double> runs,
      @Nullable Double median,
      @Nullable Double min,
      @Nullable Double max,
      @Nullable Double cv,
      @Nullable Double coverage,
      String text) {}

  record RateJson(
      String basis,
      long samples,
      @Nullable SpreadJson spread,
      @Nullable Double pooled,
      String text) {}

  record PercentileJson(
      String percentile,
      String basis,
      long samples,
      int floor,
      @Nullable SpreadJson spread,
      @Nullable Double pooled,
      String text) {}

  record DriftJson(String name, String before, String after, String captureId) {}

  record ItemJson(String item, String state, String why) {}

  record ArtifactJson(
      String windowId,
      int attempt,
      @JsonProperty("sha256") String hash,
      long bytes,
      String mediaType,
      long requests) {}

  static String of(CampaignFile file) {
    CampaignResult result = file.result();
    return CanonicalJson.write(
        new ResultJson(
            "candor.result/v1",
            result.facts().campaignId(),
            result.headline(),
            result.caveats(),
            result.eligibility().results().stream().map(ResultJson::rule).toList(),
            result.cells().stream().map(ResultJson::cell).toList(),
            Checklist.of(result.facts()).stream().map(ResultJson::item).toList(),
            result.drift().stream().map(ResultJson::drift).toList(),
            artifacts(result),
            one(file, FactKind.CAMPAIGN_ACCEPTED),
            one(file, FactKind.CAMPAIGN_FINISHED),
            all(file, FactKind.SERVING_CONFIG_CAPTURED),
            all(file, FactKind.GATE_DECIDED),
            all(file, FactKind.ENGINE_RESTARTED),
            all(file, FactKind.SNAPSHOT_TAKEN),
            all(file, FactKind.WINDOW_RECORDED)));
  }

  private static RuleJson rule(RuleResult r) {
    List<CellKey> cells = r.verdict() instanceof Verdict.Failed failed ? failed.cells() : List.of();
    return new RuleJson(
        r.rule(),
        r.effect().name().toLowerCase(Locale.ROOT).replace('_', '-'),
        r.verdict().word(),
        r.verdict().reason(),
        r.asks(),
        cells.stream().map(CellKey::words).toList());
  }

  private static CellJson cell(Cell c) {
    return new CellJson(
        c.key().shape(),
        c.key().load().word(),
        c.key().streams(),
        c.runs().stream().map(run -> run.naturalKey()).toList(),
        spread("tokens/s", c.aggregate(), 1.0, FigureText.spread(c.aggregate(), FigureText::rate)),
        spread("tokens/s", c.delivered(), 1.0, FigureText.spread(c.delivered(), FigureText::rate)),
        decode(c.decode()),
        c.ratio().isPresent() ? c.ratio().getAsDouble() : null,
        c.prompts().map(Cell.PromptRange::min).orElse(null),
        c.prompts().map(Cell.PromptRange::max).orElse(null),
        percentile(c.ttftP50()),
        percentile(c.ttftP95()),
        c.flags().stream().map(flag -> flag.rule()).distinct().toList());
  }

  private static SpreadJson spread(String unit, Spread spread, double scale, String text) {
    List<Double> runs = spread.runs().stream().map(run -> run * scale).toList();
    return switch (spread) {
      case Spread.Resolved r ->
          new SpreadJson(
              unit,
              runs.size(),
              runs,
              r.median() * scale,
              r.min() * scale,
              r.max() * scale,
              r.variation().isPresent() ? r.variation().getAsDouble() : null,
              r.coverage(),
              text);
      case Spread.NotYetResolved few ->
          new SpreadJson(unit, runs.size(), runs, null, null, null, null, null, text);
    };
  }

  private static RateJson decode(Cell.DecodeRate rate) {
    String text = FigureText.decode(rate);
    return switch (rate) {
      case Cell.DecodeRate.PerRun p ->
          new RateJson(
              "per-run", p.samples(), spread("tokens/s", p.spread(), 1.0, text), null, text);
      case Cell.DecodeRate.Pooled p -> new RateJson("pooled", p.samples(), null, p.value(), text);
      case Cell.DecodeRate.TooFew few ->
          new RateJson("too-few-samples", few.samples(), null, null, text);
    };
  }

  private static PercentileJson percentile(PercentileFigure figure) {
    String text = FigureText.percentile(figure);
    String label = figure.percentile().label();
    int floor = figure.percentile().floor();
    return switch (figure) {
      case PercentileFigure.PerRun p ->
          new PercentileJson(
              label,
              "per-run",
              p.samples(),
              floor,
              spread("ms", p.spread(), 1e-6, text),
              null,
              text);
      case PercentileFigure.Pooled p ->
          new PercentileJson(label, "pooled", p.samples(), floor, null, p.value() / 1e6, text);
      case PercentileFigure.TooFew few ->
          new PercentileJson(label, "too-few-samples", few.samples(), floor, null, null, text);
    };
  }

  private static DriftJson drift(ConfigDrift change) {
    return new DriftJson(change.name(), change.before(), change.after(), change.captureId());
  }

  private static ItemJson item(Capture.ChecklistItem item) {
    return new ItemJson(
        item.item(), item.state().name().toLowerCase(Locale.ROOT).replace('_', '-'), item.why());
  }

  private static List<ArtifactJson> artifacts(CampaignResult result) {
    List<ArtifactJson> artifacts = new ArrayList<>();
    result
        .facts()
        .windows()
        .forEach(
            window ->
                window
                    .records()
                    .forEach(
                        r ->
                            artifacts.add(
                                new ArtifactJson(
                                    window.windowId(),
                                    window.attempt(),
                                    r.sha256(),
                                    r.bytes(),
                                    r.mediaType(),
                                    r.requests()))));
    return artifacts;
  }

  private static @Nullable JsonNode one(CampaignFile file, FactKind kind) {
    List<JsonNode> found = all(file, kind);
    return found.isEmpty() ? null : found.getLast();
  }

  private static List<JsonNode> all(CampaignFile file, FactKind kind) {
    return file.of(kind).stream().map(message -> CanonicalJson.read(message.payload())).toList();
  }
}
