package dev.candor.load.client;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.candor.load.domain.prompt.ApiKind;
import dev.candor.load.domain.prompt.SamplingParameters;

/**
 * Renders whole HTTP/1.1 requests, head and body, ready for the socket. Everything but the prompt
 * is rendered once.
 */
final class RequestWriter {
  private final byte[] headStart;
  private final byte[] bodyStart;
  private final byte[] bodyEnd;

  RequestWriter(EngineEndpoint endpoint, RequestPlan plan) {
    headStart =
        (head("POST", endpoint, plan.api().path(), "text/event-stream")
                + "Content-Type: application/json\r\nContent-Length: ")
            .getBytes(UTF_8);
    boolean chat = plan.api() == ApiKind.CHAT;
    StringBuilder start = new StringBuilder("{\"model\":");
    JsonText.quote(start, plan.model());
    start.append(chat ? ",\"messages\":[{\"role\":\"user\",\"content\":" : ",\"prompt\":");
    bodyStart = start.toString().getBytes(UTF_8);
    bodyEnd = ((chat ? "}]" : "") + tail(plan) + "}").getBytes(UTF_8);
  }

  private static String tail(RequestPlan plan) {
    StringBuilder out = new StringBuilder(",\"stream\":true");
    SamplingParameters sampling = plan.sampling();
    out.append(",\"max_tokens\":").append(plan.maxTokens());
    out.append(",\"temperature\":").append(sampling.temperature());
    out.append(",\"top_p\":").append(sampling.topP());
    sampling.seed().ifPresent(seed -> out.append(",\"seed\":").append(seed.longValue()));
    if (plan.fields().contains(OptionalField.STREAM_OPTIONS)) {
      boolean running = plan.fields().contains(OptionalField.CONTINUOUS_USAGE);
      out.append(",\"stream_options\":{\"include_usage\":true")
          .append(running ? ",\"continuous_usage_stats\":true}" : "}");
    }
    for (OptionalField field : plan.fields()) {
      if (!field.json().isEmpty()) {
        out.append(',').append(field.json());
      }
    }
    return out.toString();
  }

  byte[] render(String prompt) {
    StringBuilder quoted = new StringBuilder(prompt.length() + 16);
    JsonText.quote(quoted, prompt);
    byte[] text = quoted.toString().getBytes(UTF_8);
    int length = bodyStart.length + text.length + bodyEnd.length;
    byte[] ending = (length + "\r\n\r\n").getBytes(UTF_8);
    byte[] all = new byte[headStart.length + ending.length + length];
    int at = put(all, 0, headStart);
    at = put(all, at, ending);
    at = put(all, at, bodyStart);
    at = put(all, at, text);
    put(all, at, bodyEnd);
    return all;
  }

  static byte[] get(EngineEndpoint endpoint, String path) {
    return (head("GET", endpoint, path, "application/json") + "\r\n").getBytes(UTF_8);
  }

  private static String head(String method, EngineEndpoint endpoint, String path, String accept) {
    return method
        + ' '
        + endpoint.basePath()
        + path
        + " HTTP/1.1\r\nHost: "
        + endpoint.authority()
        + "\r\nUser-Agent: candor\r\nAccept: "
        + accept
        + "\r\n"
        + endpoint.apiKey().map(key -> "Authorization: Bearer " + key + "\r\n").orElse("");
  }

  private static int put(byte[] all, int at, byte[] part) {
    System.arraycopy(part, 0, all, at, part.length);
    return at + part.length;
  }
}
