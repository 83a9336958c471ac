package dev.candor.quality.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** A whole HTTP response, already bounded in size. */
final class Answer {
  private static final int LONGEST_COMPLAINT = 200;

  private final int status;
  private final String contentType;
  private final byte[] body;

  Answer(int status, String contentType, byte[] body) {
    this.status = status;
    this.contentType = contentType;
    this.body = body;
  }

  int status() {
    return status;
  }

  String contentType() {
    return contentType;
  }

  byte[] body() {
    return body;
  }

  /** The same response with every appearance of a key replaced, as some servers echo it. */
  Answer without(String key) {
    String text = new String(body, StandardCharsets.ISO_8859_1);
    if (!text.contains(key)) {
      return this;
    }
    return new Answer(
        status, contentType, text.replace(key, "[key]").getBytes(StandardCharsets.ISO_8859_1));
  }

  /** The status and what the server says about it, in one line. */
  String complaint(ObjectMapper json) {
    String said = "";
    try {
      JsonNode root = json.readTree(body);
      JsonNode error = root.path("error").isMissingNode() ? root : root.path("error");
      said = error.isTextual() ? error.asText() : error.path("message").asText("");
    } catch (IOException e) {
      said = contentType.startsWith("text/html") ? "an HTML page" : "";
    }
    String line = said.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
    String cut = line.substring(0, Math.min(line.length(), LONGEST_COMPLAINT));
    return "the endpoint answered status " + status + (cut.isEmpty() ? "" : ": " + cut);
  }
}
