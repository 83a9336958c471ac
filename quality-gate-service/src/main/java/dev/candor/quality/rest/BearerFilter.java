package dev.candor.quality.rest;

import dev.candor.quality.service.WriteAccess;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;

/** Nothing writable is anonymous. */
class BearerFilter {
  private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");

  private final WriteAccess access;

  BearerFilter(WriteAccess access) {
    this.access = access;
  }

  @ServerRequestFilter
  @Nullable Response guard(ContainerRequestContext request) throws IOException {
    if (READS.contains(request.getMethod())) {
      return null;
    }
    String header = request.getHeaderString(HttpHeaders.AUTHORIZATION);
    return switch (access.check(Optional.ofNullable(header))) {
      case GRANTED -> null;
      case UNKNOWN_CALLER ->
          Problem.unauthorised("writing needs the header Authorization: Bearer TOKEN");
      case NOT_CONFIGURED ->
          Problem.response(
              403,
              "writing is off: candor.auth.token-file (CANDOR_AUTH_TOKEN_FILE) names no token");
    };
  }
}
