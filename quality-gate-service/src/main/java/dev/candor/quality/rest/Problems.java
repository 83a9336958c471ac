package dev.candor.quality.rest;

import dev.candor.quality.domain.InvalidInput;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Every error leaves as a problem document. */
class Problems {
  private static final Logger LOG = Logger.getLogger(Problems.class);

  @ServerExceptionMapper
  Response notAllowed(InvalidInput e) {
    String detail = String.valueOf(e.getMessage());
    return Problem.response(422, detail, new Problem.Violation(e.path(), null, detail));
  }

  @ServerExceptionMapper
  Response unreadable(Bodies.UnreadableBody e) {
    return Problem.response(400, String.valueOf(e.getMessage()), e.violation());
  }

  @ServerExceptionMapper
  Response http(WebApplicationException e) {
    return Problem.response(e.getResponse().getStatus(), String.valueOf(e.getMessage()));
  }

  @ServerExceptionMapper
  Response unexpected(RuntimeException e) {
    LOG.error("a request failed", e);
    return Problem.response(500, "the service failed; its log says why");
  }
}
