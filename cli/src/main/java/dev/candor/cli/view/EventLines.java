package dev.candor.cli.view;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Events of a campaign that stay on the screen. */
public final class EventLines {
  private EventLines() {}

  /** A line of the campaign's log; only what is not mere information is marked. */
  public static String log(JsonNode line) {
    String severity = line.path("severity").asText();
    String mark = severity.equals("info") || severity.isEmpty() ? "" : severity + ": ";
    return "  " + clock(line.path("at").asText()) + mark + line.path("text").asText();
  }

  /** A recorded attempt of a window, with what it gave or why it is void. */
  public static String window(JsonNode run) {
    StringBuilder line =
        new StringBuilder(
            "  repeat %d, %s, %d streams%s: "
                .formatted(
                    run.path("repeat").asInt(),
                    run.path("shape").asText(),
                    run.path("streams").asInt(),
                    run.path("load").asText().equals("burst") ? " (burst)" : ""));
    JsonNode rate = run.path("aggregate_tps");
    if (rate.isNumber()) {
      line.append(String.format(Locale.ROOT, "%,.1f tokens/s", rate.asDouble()));
    }
    String state = run.path("state").asText();
    if (!state.equals("valid")) {
      line.append(rate.isNumber() ? ", " : "").append(state);
    }
    if (run.path("reason").isTextual()) {
      line.append(": ").append(run.path("reason").asText());
    }
    List<String> flags = new ArrayList<>();
    run.path("flags").forEach(flag -> flags.add(flag.path("rule").asText()));
    if (!flags.isEmpty()) {
      line.append("  [").append(String.join(", ", flags)).append(']');
    }
    return line.toString();
  }

  private static String clock(String instant) {
    int time = instant.indexOf('T');
    return time > 0 && instant.length() >= time + 9
        ? instant.substring(time + 1, time + 9) + "  "
        : "";
  }
}
