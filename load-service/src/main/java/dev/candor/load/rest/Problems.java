package dev.candor.load.rest;

import dev.candor.load.service.UntilStored;
import jakarta.inject.Singleton;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Turns exceptions into problem details. */
@Singleton
class Problems {
  private static final Logger LOG = Logger.getLogger(Problems.class);
  private static final int UNAVAILABLE = 503;
  private static final int INTERNAL = 500;

  @ServerExceptionMapper
  Response known(WebApplicationException e) {
    Response plain = e.getResponse();
    if (plain.hasEntity()) {
      return plain;
    }
    String title = plain.getStatusInfo().getReasonPhrase();
    String detail = e.getMessage() == null ? title : e.getMessage();
    Response.ResponseBuilder problem =
        Response.fromResponse(Problem.response(plain.getStatus(), title, detail));
    String allow = plain.getHeaderString(HttpHeaders.ALLOW);
    return allow == null ? problem.build() : problem.header(HttpHeaders.ALLOW, allow).build();
  }

  @ServerExceptionMapper
  Response other(RuntimeException e) {
    if (UntilStored.isDatabase(e)) {
      LOG.warnf("the database is away: %s", e);
      return Problem.response(
          UNAVAILABLE,
          "Database unavailable",
          "the database does not answer; try again in a moment");
    }
    LOG.error("a request failed", e);
    return Problem.response(
        INTERNAL, "Internal error", "this request failed inside load-service; its log says why");
  }
}
