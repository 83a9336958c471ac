package dev.candor.metadata.rest;

import com.fasterxml.jackson.core.JacksonException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Turns what goes wrong into problem details. */
public class ProblemMappers {
  private static final int UNPROCESSABLE = 422;

  @ServerExceptionMapper
  Response badInput(IllegalArgumentException e) {
    return problem(
        UNPROCESSABLE, "The request cannot be carried out", String.valueOf(e.getMessage()));
  }

  @ServerExceptionMapper
  Response badJson(JacksonException e) {
    return problem(
        Response.Status.BAD_REQUEST.getStatusCode(),
        "Not the JSON that is expected",
        e.getOriginalMessage());
  }

  @ServerExceptionMapper
  Response other(WebApplicationException e) {
    Response.StatusType status = e.getResponse().getStatusInfo();
    Throwable cause = e.getCause();
    String detail =
        cause instanceof JacksonException j
            ? j.getOriginalMessage()
            : String.valueOf(e.getMessage());
    return problem(status.getStatusCode(), status.getReasonPhrase(), detail);
  }

  static Response problem(int status, String title, String detail) {
    return Response.status(status)
        .type(Problem.MEDIA_TYPE)
        .entity(Problem.of(status, title, detail))
        .build();
  }
}
