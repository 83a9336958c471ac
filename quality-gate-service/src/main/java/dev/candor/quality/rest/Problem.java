package dev.candor.quality.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An error as RFC 9457 has it.
 *
 * @param type always {@code about:blank}: the status says the kind
 * @param title the status in words
 * @param status the HTTP status
 * @param detail what is wrong and what is allowed
 * @param violations where, when the mistake stands in the request's body
 */
@RegisterForReflection
@JsonInclude(JsonInclude.Include.NON_NULL)
record Problem(
    String type, String title, int status, String detail, @Nullable List<Violation> violations) {
  static final String MEDIA_TYPE = "application/problem+json";

  /** One mistake in a body; {@code line} is absent when the value was read but is not allowed. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Violation(String path, @Nullable Integer line, String message) {}

  static Response response(int status, String detail) {
    return builder(status, detail, null).build();
  }

  static Response response(int status, String detail, Violation violation) {
    return builder(status, detail, List.of(violation)).build();
  }

  static Response unauthorised(String detail) {
    return builder(401, detail, null).header("WWW-Authenticate", "Bearer").build();
  }

  private static Response.ResponseBuilder builder(
      int status, String detail, @Nullable List<Violation> violations) {
    Response.Status known = Response.Status.fromStatusCode(status);
    String title = known == null ? "Error" : known.getReasonPhrase();
    return Response.status(status)
        .type(MediaType.valueOf(MEDIA_TYPE))
        .entity(new Problem("about:blank", title, status, detail, violations));
  }
}
