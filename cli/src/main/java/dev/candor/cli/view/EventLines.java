package dev.candor.cli.view;

import com.fasterxml.jackson.databind.JsonNode;

/** Events of a campaign that stay on the screen. */
public final class EventLines {
  private EventLines() {}

  /** A line of the campaign's log; only what is not mere information is marked. */
  public static String log(JsonNode line) {
    String severity = line.path("severity").asText();
    String mark = severity.equals("info") || severity.isEmpty() ? "" : severity + ": ";
    return "  " + clock(line.path("at").asText()) + mark + line.path("text").asText();
  }

  private static String clock(String instant) {
    int time = instant.indexOf('T');
    return time > 0 && instant.length() >= time + 9
        ? instant.substring(time + 1, time + 9) + "  "
        : "";
  }
}
