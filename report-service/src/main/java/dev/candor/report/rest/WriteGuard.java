package dev.candor.report.rest;

import dev.candor.report.config.ReportConfig;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Lets nothing write that does not carry the token of this machine. */
class WriteGuard {
  private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");
  private static final String SCHEME = "Bearer ";

  private final ReportConfig config;

  WriteGuard(ReportConfig config) {
    this.config = config;
  }

  @ServerRequestFilter(preMatching = true)
  Optional<Response> check(ContainerRequestContext request) {
    if (READS.contains(request.getMethod())) {
      return Optional.empty();
    }
    if (config.auth().tokenFile().isEmpty()) {
      return Optional.of(
          Problem.response(
              403, "Forbidden", "writes are refused: set candor.auth.token-file to a file"));
    }
    String given = request.getHeaderString("Authorization");
    boolean right =
        given != null
            && given.startsWith(SCHEME)
            && MessageDigest.isEqual(bytes(given.substring(SCHEME.length())), bytes(token()));
    return right
        ? Optional.empty()
        : Optional.of(
            Response.fromResponse(
                    Problem.response(
                        401, "Unauthorized", "this call needs the bearer token of this suite"))
                .header("WWW-Authenticate", "Bearer realm=\"candor\"")
                .build());
  }

  private String token() {
    try {
      String token = Files.readString(config.auth().tokenFile().orElseThrow()).strip();
      if (token.isEmpty()) {
        throw new IllegalStateException("candor.auth.token-file names an empty file");
      }
      return token;
    } catch (IOException e) {
      throw new IllegalStateException("candor.auth.token-file cannot be read", e);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
