package dev.candor.metadata.rest;

import dev.candor.metadata.contract.ContractJson;
import dev.candor.metadata.contract.DiffWire;
import dev.candor.metadata.contract.ServingConfigCaptured;
import dev.candor.metadata.contract.SnapshotTaken;
import dev.candor.metadata.domain.capture.Capture;
import dev.candor.metadata.domain.capture.CaptureRequest;
import dev.candor.metadata.domain.load.Snapshot;
import dev.candor.metadata.domain.load.SnapshotRequest;
import dev.candor.metadata.service.WorkStore;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** What was read for a campaign. */
@Path("/")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class CapturesResource {
  private static final String BEFORE = "before";

  private final WorkStore<CaptureRequest, Capture> captures;
  private final WorkStore<SnapshotRequest, Snapshot> snapshots;

  CapturesResource(
      WorkStore<CaptureRequest, Capture> captures, WorkStore<SnapshotRequest, Snapshot> snapshots) {
    this.captures = captures;
    this.snapshots = snapshots;
  }

  @GET
  @Path("captures/{campaign}")
  @Operation(operationId = "captures", summary = "All captures of a campaign, oldest first")
  public List<ServingConfigCaptured> captures(String campaign) {
    return found(
        campaign,
        captures.documents(campaign).stream()
            .map(text -> ContractJson.read(text, ServingConfigCaptured.class))
            .toList());
  }

  @GET
  @Path("captures/{campaign}/diff")
  @Operation(
      operationId = "captureDiff",
      summary = "What changed between two captures; by default between the first and the last")
  public DiffWire diff(
      String campaign, @RestQuery @Nullable String from, @RestQuery @Nullable String to) {
    List<ServingConfigCaptured> all = captures(campaign);
    ServingConfigCaptured first =
        from == null && all.stream().noneMatch(c -> c.captureId().equals(BEFORE))
            ? all.getFirst()
            : named(all, from == null ? BEFORE : from);
    return DiffWire.between(first, to == null ? all.getLast() : named(all, to));
  }

  @GET
  @Path("snapshots/{campaign}")
  @Operation(operationId = "snapshots", summary = "All load snapshots of a campaign, oldest first")
  public List<SnapshotTaken> snapshots(String campaign) {
    return found(
        campaign,
        snapshots.documents(campaign).stream()
            .map(text -> ContractJson.read(text, SnapshotTaken.class))
            .toList());
  }

  private static ServingConfigCaptured named(List<ServingConfigCaptured> all, String id) {
    return all.stream()
        .filter(c -> c.captureId().equals(id))
        .findFirst()
        .orElseThrow(() -> new NotFoundException("no capture '" + id + "' of this campaign"));
  }

  private static <T> List<T> found(String campaign, List<T> documents) {
    if (documents.isEmpty()) {
      throw new NotFoundException("nothing was read for a campaign '" + campaign + "'");
    }
    return documents;
  }
}
