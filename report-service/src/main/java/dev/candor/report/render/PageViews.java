package dev.candor.report.render;

import dev.candor.report.domain.cells.Cell;
import dev.candor.report.domain.cells.FigureText;
import dev.candor.report.domain.eligibility.Effect;
import dev.candor.report.domain.eligibility.Eligibility;
import dev.candor.report.domain.eligibility.RuleResult;
import dev.candor.report.domain.eligibility.Verdict;
import dev.candor.report.domain.facts.Campaign;
import dev.candor.report.domain.facts.Load;
import dev.candor.report.domain.facts.Shape;
import dev.candor.report.domain.result.CampaignResult;
import dev.candor.report.domain.statistics.Spread;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Words what a page says about a result. */
final class PageViews {
  private PageViews() {}

  static PageView.Verdict verdict(CampaignResult result) {
    Eligibility e = result.eligibility();
    int flagged =
        (int)
            e.results().stream()
                .filter(r -> r.effect() == Effect.FLAGS && r.verdict() instanceof Verdict.Failed)
                .count();
    return new PageView.Verdict(
        Outside.visible(result.headline()),
        result.headline().startsWith("Nothing") ? "bad" : "good",
        e.count("passed"),
        e.count("failed") - flagged,
        flagged,
        e.count("not-evaluable"),
        result.caveats());
  }

  static List<PageView.RuleGroup> rules(CampaignResult result) {
    return List.of(
        group(
            result,
            Effect.BLOCKS,
            "Rules that block quoting",
            "No figure may be quoted until each of these passes."),
        group(
            result,
            Effect.BLOCKS_PAGE,
            "Rules that block a public page",
            "Figures may be quoted without these, but not put on a public page."),
        group(result, Effect.FLAGS, "Flags", "A flag never deletes a figure; it stands beside it."),
        group(
            result,
            Effect.COMPARES,
            "Comparisons",
            "This page compares nothing, so these are not judged here."));
  }

  private static PageView.RuleGroup group(
      CampaignResult result, Effect effect, String title, String about) {
    List<RuleResult> all =
        result.eligibility().results().stream()
            .filter(r -> r.effect() == effect)
            .sorted(Comparator.comparingInt(PageViews::rank))
            .toList();
    return new PageView.RuleGroup(
        title,
        about,
        effect == Effect.COMPARES,
        all.stream().filter(r -> !r.passed()).map(PageViews::line).toList(),
        all.stream().filter(RuleResult::passed).map(PageViews::line).toList());
  }

  private static int rank(RuleResult r) {
    return switch (r.verdict().word()) {
      case "failed" -> 0;
      case "not-evaluable" -> 1;
      default -> 2;
    };
  }

  private static PageView.RuleLine line(RuleResult r) {
    String tone =
        switch (r.verdict().word()) {
          case "passed" -> "good";
          case "failed" -> r.effect() == Effect.FLAGS ? "warn" : "bad";
          default -> "muted";
        };
    return new PageView.RuleLine(
        r.rule(), r.asks(), RuleTables.mark(r), tone, Outside.visible(r.verdict().reason()));
  }

  static String claims(CampaignResult result) {
    return result.eligibility().blockingAll().isEmpty()
        ? "The figures below are not offered for a public page, and no comparison, efficiency or"
            + " price is claimed. Before that changes:"
        : "No figure below is offered for quoting, and no comparison, efficiency or price is"
            + " claimed. Before that changes:";
  }

  static List<PageView.Owed> owed(CampaignResult result) {
    return result.eligibility().owed().stream()
        .map(r -> new PageView.Owed(r.rule(), r.owed()))
        .toList();
  }

  static List<PageView.Ladder> ladders(CampaignResult result, Map<String, Table> tables) {
    List<PageView.Ladder> ladders = new ArrayList<>();
    List<String> shapes = Tables.shapes(result);
    for (int i = 0; i < shapes.size(); i++) {
      String shape = shapes.get(i);
      List<Cell> cells = steady(result, shape);
      Table table = tables.get("levels-" + LevelTables.slug(shape));
      if (table != null) {
        ladders.add(
            new PageView.Ladder(
                i,
                Outside.visible(shape),
                Prompts.words(cells),
                about(result, shape),
                result.finished() && cells.stream().anyMatch(cell -> !cell.runs().isEmpty()),
                table));
      }
    }
    return ladders;
  }

  private static String about(CampaignResult result, String shape) {
    Optional<Shape> asked = result.facts().campaign().flatMap(campaign -> campaign.shape(shape));
    return asked
        .map(
            s ->
                "Asked: prompts of "
                    + s.promptMin()
                    + "–"
                    + s.promptMax()
                    + " tokens of "
                    + Outside.visible(s.text())
                    + ", each one different, and "
                    + s.outputTokens()
                    + " output tokens.")
        .orElse("");
  }

  private static List<Cell> steady(CampaignResult result, String shape) {
    return result.cells().stream()
        .filter(cell -> cell.key().load() == Load.STEADY && cell.key().shape().equals(shape))
        .toList();
  }

  /** The few sentences that a reader who stops early should have read. */
  static List<String> glance(CampaignResult result) {
    List<String> lines = new ArrayList<>();
    for (String shape : Tables.shapes(result)) {
      List<Cell> cells =
          steady(result, shape).stream().filter(cell -> !cell.runs().isEmpty()).toList();
      cells.stream()
          .filter(cell -> cell.aggregate() instanceof Spread.Resolved)
          .max(Comparator.comparingDouble(PageViews::median))
          .ifPresent(best -> lines.add(peak(result, best)));
      if (!cells.isEmpty()) {
        Cell least = cells.getFirst();
        lines.add(
            Outside.visible(shape)
                + ": at "
                + streams(least.key().streams())
                + ", TTFT for "
                + least.prompts().map(Cell.PromptRange::words).orElse("prompts of unknown length")
                + " is p50 "
                + FigureText.percentile(least.ttftP50())
                + " and p95 "
                + FigureText.percentile(least.ttftP95())
                + (quotable(result, least) ? "." : "; not to be quoted yet."));
      }
    }
    return lines.stream().map(PageViews::unbroken).toList();
  }

  /** Keeps a number and its unit on one line. */
  private static String unbroken(String line) {
    return line.replaceAll("(?<=[0-9]) (?=%|ms\\b|s\\b|tokens/s)", "\u00a0");
  }

  private static boolean quotable(CampaignResult result, Cell cell) {
    return result.eligibility().blockingAll().isEmpty()
        && !result.eligibility().blockedCells().contains(cell.key());
  }

  private static String peak(CampaignResult result, Cell best) {
    boolean open = quotable(result, best);
    return Outside.visible(best.key().shape())
        + ": the highest median among the levels that ran is "
        + unit(FigureText.spread(best.aggregate(), FigureText::rate))
        + ", at "
        + streams(best.key().streams())
        + "; each user was delivered "
        + unit(FigureText.brief(best.delivered(), FigureText::rate))
        + (open ? "." : "; not to be quoted yet.");
  }

  private static String unit(String words) {
    int cut = words.indexOf(" [");
    return cut < 0
        ? words + " tokens/s"
        : words.substring(0, cut) + " tokens/s" + words.substring(cut);
  }

  private static double median(Cell cell) {
    return cell.aggregate() instanceof Spread.Resolved r ? r.median() : 0.0;
  }

  static String streams(int count) {
    return count == 1 ? "1 stream" : count + " streams";
  }

  static PageView.Head head(CampaignResult result) {
    Optional<Campaign> campaign = result.facts().campaign();
    List<PageView.Term> terms = new ArrayList<>();
    campaign.ifPresent(
        c -> {
          terms.add(term("Model", c.endpoint().model()));
          terms.add(
              term(
                  "Engine",
                  result.facts().captures().stream()
                      .findFirst()
                      .map(k -> k.engineKind() + k.engineVersion().map(v -> " " + v).orElse(""))
                      .orElse("not captured")));
          terms.add(term("Endpoint", c.endpoint().url() + " (" + c.endpoint().api() + ")"));
          terms.add(term("System under test", c.sutBoundary()));
          terms.add(term("Accepted", Times.words(c.acceptedAt())));
        });
    result
        .facts()
        .finish()
        .ifPresent(
            f -> terms.add(term("Finished", Times.words(f.finishedAt()) + ", " + f.state())));
    return new PageView.Head(
        Outside.visible(campaign.map(Campaign::name).orElse(result.facts().campaignId())),
        Outside.visible(result.facts().campaignId()),
        !result.finished(),
        Outside.visible(
            result
                .facts()
                .progress()
                .map(
                    p ->
                        p.state()
                            + ": "
                            + p.doing()
                            + "; "
                            + p.windowsDone()
                            + " of "
                            + p.windowsPlanned()
                            + " windows done")
                .orElse("waiting for the first word from the campaign")),
        terms);
  }

  static PageView.Term term(String name, String value) {
    return new PageView.Term(Outside.visible(name), Outside.visible(value));
  }
}
