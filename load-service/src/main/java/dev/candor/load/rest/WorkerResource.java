package dev.candor.load.rest;

import dev.candor.load.service.WorkerRegistry;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Workers over HTTP. */
@Path("/workers")
@Tag(name = "workers")
@Produces(MediaType.APPLICATION_JSON)
public class WorkerResource {
  private final WorkerRegistry workers;

  @Inject
  WorkerResource(WorkerRegistry workers) {
    this.workers = workers;
  }

  @GET
  @Operation(summary = "The workers that are alive, and what each is busy with")
  public List<Views.WorkerView> live() {
    return workers.live().stream().map(Views.WorkerView::of).toList();
  }
}
