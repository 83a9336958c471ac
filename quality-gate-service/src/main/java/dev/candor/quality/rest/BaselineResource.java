package dev.candor.quality.rest;

import dev.candor.quality.service.BaselineService;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.jboss.resteasy.reactive.RestPath;

/** Baselines of models' abilities. A model's name may hold slashes. */
@Path("/baselines")
@Produces(MediaType.APPLICATION_JSON)
public class BaselineResource {
  private final BaselineService baselines;

  BaselineResource(BaselineService baselines) {
    this.baselines = baselines;
  }

  @GET
  @Operation(summary = "All baselines")
  public List<BaselineView> all() {
    return baselines.all().stream().map(BaselineView::of).toList();
  }

  @GET
  @Path("/{model: .+}")
  @Operation(summary = "The baseline of one model")
  public BaselineView one(@RestPath String model) {
    return baselines
        .find(model)
        .map(BaselineView::of)
        .orElseThrow(() -> new NotFoundException("no baseline of " + model + " is stored"));
  }

  @PUT
  @Path("/{model: .+}")
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(summary = "Stores the baseline of one model in place of an earlier one")
  @RequestBody(
      required = true,
      content = @Content(schema = @Schema(implementation = BaselineBody.class)))
  public BaselineView put(@RestPath String model, String body) {
    return BaselineView.of(Bodies.read(body, BaselineBody.class).store(baselines, model));
  }
}
