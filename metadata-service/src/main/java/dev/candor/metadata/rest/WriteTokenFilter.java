package dev.candor.metadata.rest;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Lets nothing but reads pass without the token. */
public class WriteTokenFilter {
  private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");

  private final WriteToken token;

  WriteTokenFilter(WriteToken token) {
    this.token = token;
  }

  @ServerRequestFilter
  Optional<Response> check(ContainerRequestContext request) throws IOException {
    if (READS.contains(request.getMethod())) {
      return Optional.empty();
    }
    if (!token.isConfigured()) {
      return Optional.of(
          ProblemMappers.problem(
              Response.Status.FORBIDDEN.getStatusCode(),
              "Writes are switched off",
              "name a file with a token in candor.auth.token-file (CANDOR_AUTH_TOKEN_FILE)"));
    }
    String header = request.getHeaderString(HttpHeaders.AUTHORIZATION);
    if (header != null && token.isCarriedBy(header)) {
      return Optional.empty();
    }
    Response refusal =
        ProblemMappers.problem(
            Response.Status.UNAUTHORIZED.getStatusCode(),
            "A token is needed",
            "send 'Authorization: Bearer TOKEN' with the content of the token file");
    return Optional.of(
        Response.fromResponse(refusal).header(HttpHeaders.WWW_AUTHENTICATE, "Bearer").build());
  }
}
