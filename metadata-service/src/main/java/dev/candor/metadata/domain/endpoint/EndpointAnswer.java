package dev.candor.metadata.domain.endpoint;

import java.time.Instant;
import java.util.Map;

/** What one GET on an engine brought. */
public sealed interface EndpointAnswer {
  /**
   * A JSON object or array with status 200.
   *
   * @param body plain Java values; an array stands under the key {@code items}
   * @param readAt when it arrived
   */
  record Json(Map<String, Object> body, Instant readAt) implements EndpointAnswer {}

  /**
   * Text with status 200 that is not JSON.
   *
   * @param body the text
   * @param readAt when it arrived
   */
  record Text(String body, Instant readAt) implements EndpointAnswer {}

  /**
   * Another status.
   *
   * @param code the status code
   * @param detail where a redirect pointed, or empty
   */
  record Status(int code, String detail) implements EndpointAnswer {}

  /**
   * No answer in time, or one over the size limit.
   *
   * @param why in words
   */
  record Failed(String why) implements EndpointAnswer {}
}
