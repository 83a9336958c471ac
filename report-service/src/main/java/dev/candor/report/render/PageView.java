package dev.candor.report.render;

import io.quarkus.qute.RawString;
import io.quarkus.qute.TemplateData;
import java.util.List;

/** What the page of one campaign says, in words and in order; the template only lays it out. */
@TemplateData
public record PageView(
    Head head,
    Verdict verdict,
    List<String> glance,
    List<RuleGroup> rules,
    String claims,
    List<Owed> owed,
    List<Ladder> ladders,
    Table bursts,
    GateView gate,
    Config config,
    Run run,
    List<Table> windowTables,
    List<Table> asideTables,
    List<Download> downloads,
    Embedded embedded) {

  /** Name and circumstances; {@code live} while the campaign runs. */
  @TemplateData
  public record Head(
      String name, String campaignId, boolean live, String doing, List<Term> terms) {}

  /** A name and what stands for it. */
  @TemplateData
  public record Term(String name, String value) {}

  /** What may be quoted, and the tally of rules; tone is good or bad. */
  @TemplateData
  public record Verdict(
      String headline,
      String tone,
      int passed,
      int failed,
      int flagged,
      int unknown,
      List<String> caveats) {}

  /** Rules that have one effect: those that do not pass, and those that do. */
  @TemplateData
  public record RuleGroup(
      String title, String about, boolean folded, List<RuleLine> open, List<RuleLine> passed) {}

  /** One rule and its finding. */
  @TemplateData
  public record RuleLine(String id, String asks, String mark, String tone, String reason) {}

  /** What has to be done first. */
  @TemplateData
  public record Owed(String rule, String todo) {}

  /** One shape: its figures; charts are drawn into boxes named after {@code index}. */
  @TemplateData
  public record Ladder(
      int index, String shape, String prompts, String about, boolean charts, Table table) {}

  /** The quality gate: a grid of items by category. */
  @TemplateData
  public record GateView(
      String summary, String tone, List<GateRow> rows, Table categories, Table items) {}

  /** One category of the grid. */
  @TemplateData
  public record GateRow(String category, String group, String count, List<GateItem> items) {}

  /** One item of the grid. */
  @TemplateData
  public record GateItem(String mark, String tone, String title) {}

  /** The serving configuration in words, and its tables. */
  @TemplateData
  public record Config(
      String host, String argv, List<String> notes, List<Term> declared, List<Table> tables) {}

  /** How the campaign ran, and its tables. */
  @TemplateData
  public record Run(List<Term> terms, List<Table> tables) {}

  /** A file that is inside the page. */
  @TemplateData
  public record Download(String file, String title, String href, String size) {}

  /** Trusted text that goes into the page as it is: policy, style, scripts, chart data. */
  @TemplateData
  public record Embedded(
      RawString policy, RawString css, RawString script, RawString echarts, RawString chartData) {}
}
