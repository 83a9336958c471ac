package dev.candor.report.rest;

import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** An error as RFC 9457 problem details. */
@RegisterForReflection
public record Problem(String type, String title, int status, String detail) {
  static final MediaType MEDIA_TYPE = new MediaType("application", "problem+json");

  static Response response(int status, String title, String detail) {
    return Response.status(status)
        .type(MEDIA_TYPE)
        .entity(new Problem("about:blank", title, status, detail))
        .build();
  }
}
