package dev.candor.report.rest;

import dev.candor.report.service.NoSpaceException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Every error leaves as problem details. */
class ProblemMappers {
  private static final Logger LOG = Logger.getLogger(ProblemMappers.class);

  @ServerExceptionMapper
  Response full(NoSpaceException e) {
    return Problem.response(507, "Insufficient Storage", String.valueOf(e.getMessage()));
  }

  @ServerExceptionMapper
  Response http(WebApplicationException e) {
    Response given = e.getResponse();
    if (given.hasEntity() || given.getStatus() < 400) {
      return given;
    }
    return Problem.response(
        given.getStatus(), given.getStatusInfo().getReasonPhrase(), String.valueOf(e.getMessage()));
  }

  @ServerExceptionMapper
  Response other(RuntimeException e) {
    LOG.error("a request failed", e);
    return Problem.response(
        500, "Internal Server Error", "the request failed; the service's log says why");
  }
}
