package dev.candor.report.rest;

import dev.candor.report.service.ArtifactStore;
import dev.candor.report.service.ArtifactStore.Outcome;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.InputStream;
import java.time.Clock;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.jspecify.annotations.Nullable;

/** Raw data by SHA-256. */
@Path("/artifacts/{sha256: [0-9a-f]{64}}")
@Blocking
public class ArtifactResource {
  private static final String MEDIA_TYPE = "[a-zA-Z0-9.+-]{1,60}/[a-zA-Z0-9.+-]{1,60}";

  private final ArtifactStore artifacts;
  private final Clock clock;

  /** Takes the store. */
  public ArtifactResource(ArtifactStore artifacts, Clock clock) {
    this.artifacts = artifacts;
    this.clock = clock;
  }

  /** Stores content under its hash. */
  @PUT
  @Operation(summary = "Store content under its SHA-256")
  @APIResponse(responseCode = "201", description = "Stored")
  @APIResponse(responseCode = "204", description = "It was there already")
  @APIResponse(responseCode = "413", description = "Longer than candor.artifacts.max-bytes")
  @APIResponse(responseCode = "422", description = "The content has another hash")
  @APIResponse(responseCode = "507", description = "The disk is full; nothing was stored")
  public Response put(
      @PathParam("sha256") String sha256,
      @HeaderParam("Content-Type") @Nullable String contentType,
      InputStream content)
      throws IOException {
    return switch (artifacts.store(sha256, mediaType(contentType), content, clock.instant())) {
      case Outcome.Stored stored -> Response.status(stored.created() ? 201 : 204).build();
      case Outcome.Mismatch other ->
          Problem.response(
              422,
              "Unprocessable Content",
              "the content has SHA-256 " + other.actual() + ", not " + sha256);
      case Outcome.TooLarge over ->
          Problem.response(
              413,
              "Content Too Large",
              "an artifact may have up to " + over.limit() + " bytes (candor.artifacts.max-bytes)");
    };
  }

  /** Gives content back. */
  @GET
  @Produces(MediaType.WILDCARD)
  @Operation(summary = "Stored content")
  @APIResponse(responseCode = "200", description = "The content")
  @APIResponse(responseCode = "404", description = "No such artifact")
  public Response get(@PathParam("sha256") String sha256) {
    ArtifactStore.Artifact artifact =
        artifacts
            .find(sha256)
            .orElseThrow(() -> new NotFoundException("no artifact has SHA-256 " + sha256));
    return Response.ok(artifact.file().toFile(), artifact.mediaType())
        .header("Content-Disposition", "attachment; filename=\"" + sha256 + "\"")
        .header("X-Content-Type-Options", "nosniff")
        .build();
  }

  private static String mediaType(@Nullable String given) {
    String plain = given == null ? "" : given.replaceFirst(";.*$", "").strip();
    return plain.matches(MEDIA_TYPE)
        ? plain.toLowerCase(Locale.ROOT)
        : MediaType.APPLICATION_OCTET_STREAM;
  }
}
