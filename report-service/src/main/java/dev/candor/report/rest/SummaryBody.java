package dev.candor.report.rest;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.report.domain.cells.Cell;
import dev.candor.report.domain.cells.FigureText;
import dev.candor.report.domain.eligibility.RuleResult;
import dev.candor.report.domain.facts.Finish;
import dev.candor.report.domain.facts.Progress;
import dev.candor.report.domain.result.CampaignResult;
import dev.candor.report.domain.statistics.PercentileFigure;
import dev.candor.report.domain.statistics.Spread;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Exactly what a terminal prints of a campaign. Absent numbers are null; the text says why. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
@Schema(name = "Summary")
public record SummaryBody(
    String campaignId,
    String name,
    String state,
    String headline,
    List<String> caveats,
    List<Row> rows,
    List<Rule> eligibility,
    String pageUrl,
    String pagePath,
    String resultPath) {

  /** One shape, load and stream count. */
  @JsonNaming(SnakeCaseStrategy.class)
  public record Row(
      String shape,
      String load,
      int streams,
      int runs,
      Aggregate aggregateTps,
      PerUser perUserTps,
      Ttft ttftMs,
      List<String> flags) {}

  /** Tokens/s over the runs; the numbers are null below three runs. */
  @JsonNaming(SnakeCaseStrategy.class)
  public record Aggregate(
      @Nullable Double median,
      @Nullable Double min,
      @Nullable Double max,
      @Nullable Double cv,
      @Nullable Double coverage,
      String text) {}

  /** Tokens/s per user, delivered and decoded, and their ratio. */
  @JsonNaming(SnakeCaseStrategy.class)
  public record PerUser(
      @Nullable Double delivered,
      @Nullable Double decodeMedian,
      @Nullable Double ratio,
      String deliveredText,
      String decodeText) {}

  /** TTFT in milliseconds, always with its prompt length. */
  @JsonNaming(SnakeCaseStrategy.class)
  public record Ttft(
      @Nullable Double p50,
      @Nullable Double p95,
      String promptTokensText,
      boolean pooled,
      @JsonProperty("p50_text") String p50Text,
      @JsonProperty("p95_text") String p95Text) {}

  /** One rule: passed, failed or not-evaluable, why, and what follows when it does not pass. */
  @JsonNaming(SnakeCaseStrategy.class)
  public record Rule(String rule, String verdict, String reason, String effect) {}

  static SummaryBody of(CampaignResult result, String pageUrl, String page, String resultFile) {
    return new SummaryBody(
        result.facts().campaignId(),
        result.facts().campaign().map(c -> c.name()).orElse(result.facts().campaignId()),
        result
            .facts()
            .finish()
            .map(Finish::state)
            .or(() -> result.facts().progress().map(Progress::state))
            .orElse("accepted"),
        result.headline(),
        result.caveats(),
        result.cells().stream().map(SummaryBody::row).toList(),
        result.eligibility().results().stream().map(SummaryBody::rule).toList(),
        pageUrl,
        page,
        resultFile);
  }

  private static Rule rule(RuleResult r) {
    return new Rule(
        r.rule(),
        r.verdict().word(),
        r.verdict().reason(),
        r.effect().name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  private static Row row(Cell c) {
    return new Row(
        c.key().shape(),
        c.key().load().word(),
        c.key().streams(),
        c.runs().size(),
        aggregate(c.aggregate()),
        new PerUser(
            median(c.delivered()),
            decode(c.decode()),
            c.ratio().isPresent() ? c.ratio().getAsDouble() : null,
            FigureText.brief(c.delivered(), FigureText::rate),
            FigureText.decode(c.decode())),
        new Ttft(
            millis(c.ttftP50()),
            millis(c.ttftP95()),
            c.prompts().map(Cell.PromptRange::words).orElse("prompts of unknown length"),
            pooled(c),
            FigureText.percentile(c.ttftP50()),
            FigureText.percentile(c.ttftP95())),
        c.flags().stream().map(flag -> flag.rule()).distinct().toList());
  }

  private static Aggregate aggregate(Spread spread) {
    String text = FigureText.spread(spread, FigureText::rate);
    return switch (spread) {
      case Spread.Resolved r ->
          new Aggregate(
              r.median(),
              r.min(),
              r.max(),
              r.variation().isPresent() ? r.variation().getAsDouble() : null,
              r.coverage(),
              text);
      case Spread.NotYetResolved few -> new Aggregate(null, null, null, null, null, text);
    };
  }

  private static @Nullable Double median(Spread spread) {
    return spread instanceof Spread.Resolved r ? r.median() : null;
  }

  private static @Nullable Double decode(Cell.DecodeRate rate) {
    return switch (rate) {
      case Cell.DecodeRate.PerRun p -> median(p.spread());
      case Cell.DecodeRate.Pooled p -> p.value();
      case Cell.DecodeRate.TooFew few -> null;
    };
  }

  private static @Nullable Double millis(PercentileFigure figure) {
    return switch (figure) {
      case PercentileFigure.PerRun p -> {
        Double nanos = median(p.spread());
        yield nanos == null ? null : nanos / 1e6;
      }
      case PercentileFigure.Pooled p -> p.value() / 1e6;
      case PercentileFigure.TooFew few -> null;
    };
  }

  private static boolean pooled(Cell c) {
    return c.ttftP50() instanceof PercentileFigure.Pooled
        || c.ttftP95() instanceof PercentileFigure.Pooled;
  }
}
