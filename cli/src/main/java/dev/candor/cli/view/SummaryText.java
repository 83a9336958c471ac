package dev.candor.cli.view;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The report's summary as text: the headline, a table of levels, what may be quoted, caveats. */
public final class SummaryText {
  private static final List<String> HEADER =
      List.of(
          "shape",
          "N",
          "runs",
          "tokens/s",
          "CV",
          "per user",
          "decode",
          "TTFT p50",
          "p95",
          "prompt",
          "flags");
  private static final String NONE = "–";
  private static final double PERCENT = 100;

  private SummaryText() {}

  /** The lines to print; none for an empty summary. */
  public static List<String> of(JsonNode summary) {
    List<String> lines = new ArrayList<>();
    if (summary.isEmpty()) {
      return lines;
    }
    lines.add(summary.path("headline").asText());
    lines.add("");
    lines.addAll(levels(summary.path("rows")));
    lines.addAll(rules(summary.path("eligibility")));
    if (!summary.path("caveats").isEmpty()) {
      lines.add("Caveats");
      summary.path("caveats").forEach(caveat -> lines.add("  " + caveat.asText()));
      lines.add("");
    }
    return lines;
  }

  private static List<String> levels(JsonNode rows) {
    if (rows.isEmpty()) {
      return List.of();
    }
    List<List<String>> cells = new ArrayList<>();
    rows.forEach(row -> cells.add(level(row)));
    List<String> lines = new ArrayList<>(TextTable.of(HEADER, cells));
    lines.add("tokens/s: median [min … max] of the runs, tokens that arrived inside the window.");
    lines.add(
        "per user: delivered to each; decode: while its stream decodes. TTFT in ms, prompt in tokens.");
    lines.add("");
    return lines;
  }

  private static List<String> level(JsonNode row) {
    List<String> flags = new ArrayList<>();
    row.path("flags").forEach(flag -> flags.add(flag.asText()));
    boolean burst = row.path("load").asText().equals("burst");
    return List.of(
        row.path("shape").asText() + (burst ? " (burst)" : ""),
        row.path("streams").asText(),
        row.path("runs").asText(),
        spread(row.path("aggregate_tps")),
        percent(row.at("/aggregate_tps/cv")),
        number(row.at("/per_user_tps/delivered"), row.at("/per_user_tps/delivered_text")),
        number(row.at("/per_user_tps/decode_median"), row.at("/per_user_tps/decode_text")),
        number(row.at("/ttft_ms/p50"), row.at("/ttft_ms/p50_text")),
        number(row.at("/ttft_ms/p95"), row.at("/ttft_ms/p95_text")),
        text(row.at("/ttft_ms/prompt_tokens_text"))
            .replace("prompts of ", "")
            .replace(" tokens", ""),
        flags.isEmpty() ? NONE : String.join(", ", flags));
  }

  private static List<String> rules(JsonNode eligibility) {
    List<String> lines = new ArrayList<>();
    if (eligibility.isEmpty()) {
      return lines;
    }
    lines.add("What may be quoted, rule by rule");
    List<List<String>> cells = new ArrayList<>();
    for (JsonNode rule : eligibility) {
      cells.add(
          List.of(
              mark(rule.path("verdict").asText()),
              rule.path("rule").asText(),
              rule.path("verdict").asText().replace('-', ' '),
              rule.path("reason").asText()));
    }
    List<String> table = TextTable.of(List.of("", "", "", ""), cells);
    table.subList(1, table.size()).forEach(line -> lines.add("  " + line));
    lines.add("");
    return lines;
  }

  private static String mark(String verdict) {
    return switch (verdict) {
      case "passed" -> "+";
      case "failed" -> "-";
      default -> "?";
    };
  }

  private static String spread(JsonNode figure) {
    if (!figure.path("median").isNumber()) {
      return text(figure.path("text"));
    }
    return String.format(
        Locale.ROOT,
        "%,.1f [%,.1f … %,.1f]",
        figure.path("median").asDouble(),
        figure.path("min").asDouble(),
        figure.path("max").asDouble());
  }

  /** The number, or in a few words why there is none. */
  private static String number(JsonNode value, JsonNode why) {
    return value.isNumber()
        ? String.format(Locale.ROOT, "%,.1f", value.asDouble())
        : text(why).replace("too few samples", "too few");
  }

  private static String text(JsonNode value) {
    return value.isTextual() && !value.asText().isEmpty() ? value.asText() : NONE;
  }

  private static String percent(JsonNode ratio) {
    return ratio.isNumber()
        ? String.format(Locale.ROOT, "%.1f %%", ratio.asDouble() * PERCENT)
        : NONE;
  }
}
