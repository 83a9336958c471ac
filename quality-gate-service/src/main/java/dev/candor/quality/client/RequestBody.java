package dev.candor.quality.client;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.candor.quality.domain.Api;
import dev.candor.quality.domain.Asking;
import dev.candor.quality.service.Target;
import java.nio.charset.StandardCharsets;

/** What is sent: greedy sampling, streaming with usage, and nothing an engine might not know. */
final class RequestBody {
  private RequestBody() {}

  static byte[] of(ObjectMapper json, Target target, Asking asking) {
    ObjectNode body = json.createObjectNode();
    body.put("model", target.model());
    if (target.api() == Api.CHAT) {
      body.putArray("messages").addObject().put("role", "user").put("content", asking.prompt());
    } else {
      body.put("prompt", asking.prompt());
    }
    body.put("max_tokens", asking.maxTokens());
    body.put("temperature", 0);
    if (!asking.stop().isEmpty()) {
      asking.stop().forEach(body.putArray("stop")::add);
    }
    body.put("stream", true);
    body.putObject("stream_options").put("include_usage", true);
    return body.toString().getBytes(StandardCharsets.UTF_8);
  }
}
