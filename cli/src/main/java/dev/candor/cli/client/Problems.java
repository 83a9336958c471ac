package dev.candor.cli.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;

/** Turns a problem document (RFC 9457) into lines for a person. */
final class Problems {
  private Problems() {}

  /** The detail, then each mistake on a line of its own. */
  static String sentence(int status, String body) {
    try {
      JsonNode problem = Http.JSON.readTree(body);
      StringBuilder text = new StringBuilder(detail(status, problem));
      for (JsonNode violation : problem.path("violations")) {
        text.append(System.lineSeparator()).append("  ").append(line(violation));
      }
      return text.toString();
    } catch (JsonProcessingException e) {
      return "The service answered with status " + status + ".";
    }
  }

  private static String detail(int status, JsonNode problem) {
    String detail = problem.path("detail").asText("");
    String title = problem.path("title").asText("The service answered with status " + status);
    return detail.isEmpty() ? title : detail;
  }

  private static String line(JsonNode violation) {
    int line = violation.path("line").asInt(0);
    String where = line > 0 ? "line " + line + ": " : "";
    return where + violation.path("path").asText() + ": " + violation.path("message").asText();
  }
}
