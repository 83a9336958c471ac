package dev.candor.load.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.candor.load.domain.campaign.file.Violation;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.ws.rs.core.Response;
import java.util.List;

/** An error as RFC 9457 has it; {@code violations} where there are several mistakes. */
@RegisterForReflection
record Problem(
    String type,
    String title,
    int status,
    String detail,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<ViolationView> violations) {
  static final String MEDIA_TYPE = "application/problem+json";

  /** One mistake in a campaign file. */
  @RegisterForReflection
  record ViolationView(String path, int line, String message) {
    static ViolationView of(Violation v) {
      return new ViolationView(v.path(), v.line(), v.message());
    }
  }

  static Response response(int status, String title, String detail) {
    return response(status, title, detail, List.of());
  }

  static Response response(int status, String title, String detail, List<Violation> violations) {
    Problem problem =
        new Problem(
            "about:blank",
            title,
            status,
            detail,
            violations.stream().map(ViolationView::of).toList());
    return Response.status(status).type(MEDIA_TYPE).entity(problem).build();
  }
}
