package dev.candor.load.rest;

import dev.candor.load.config.CoordinatorConfig;
import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.Set;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;

/** Lets writers in who show the token; nothing writable is anonymous. */
class WriteGuard {
  private static final Logger LOG = Logger.getLogger(WriteGuard.class);
  private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");
  private static final String SCHEME = "Bearer ";
  private static final int UNAUTHORISED = 401;
  private static final int FORBIDDEN = 403;
  private static final int NOT_FOUND = 404;

  private final CoordinatorConfig config;

  @Inject
  WriteGuard(CoordinatorConfig config) {
    this.config = config;
  }

  @ServerRequestFilter(preMatching = true)
  Optional<Response> guard(ContainerRequestContext request) {
    if (!config.role().equals("coordinator")) {
      return Optional.of(
          Problem.response(
              NOT_FOUND, "Not found", "this process is a worker; ask the coordinator"));
    }
    if (READS.contains(request.getMethod())) {
      return Optional.empty();
    }
    Optional<Path> file = config.auth().tokenFile();
    if (file.isEmpty()) {
      return Optional.of(
          Problem.response(
              FORBIDDEN,
              "Forbidden",
              "writes are refused until candor.auth.token-file (CANDOR_AUTH_TOKEN_FILE) names a token"));
    }
    return isTokenOf(file.get(), request.getHeaderString(HttpHeaders.AUTHORIZATION))
        ? Optional.empty()
        : Optional.of(unauthorised());
  }

  private static boolean isTokenOf(Path file, @Nullable String shown) {
    if (shown == null || !shown.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
      return false;
    }
    try {
      byte[] token =
          Files.readString(file, StandardCharsets.UTF_8).strip().getBytes(StandardCharsets.UTF_8);
      byte[] given = shown.substring(SCHEME.length()).strip().getBytes(StandardCharsets.UTF_8);
      return token.length > 0 && MessageDigest.isEqual(token, given);
    } catch (IOException e) {
      LOG.errorf("the token file %s cannot be read: %s", file, e);
      return false;
    }
  }

  private static Response unauthorised() {
    return Response.fromResponse(
            Problem.response(
                UNAUTHORISED, "Unauthorized", "this needs the header Authorization: Bearer TOKEN"))
        .header(HttpHeaders.WWW_AUTHENTICATE, "Bearer realm=\"candor\"")
        .build();
  }
}
