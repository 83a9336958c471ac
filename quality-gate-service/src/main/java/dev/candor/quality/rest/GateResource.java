package dev.candor.quality.rest;

import dev.candor.quality.domain.GateItems;
import dev.candor.quality.domain.GateRequest;
import dev.candor.quality.service.GateService;
import dev.candor.quality.service.StoredGate;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.jboss.resteasy.reactive.RestPath;

/** Gates and the items they ask. */
@Path("/")
@Produces(MediaType.APPLICATION_JSON)
public class GateResource {
  private final GateService gates;
  private final Clock clock;

  GateResource(GateService gates, Clock clock) {
    this.gates = gates;
    this.clock = clock;
  }

  @GET
  @Path("gate/items")
  @Operation(summary = "The 50 items that a gate asks, in order")
  public List<ItemView> items() {
    return GateItems.all().stream().map(ItemView::of).toList();
  }

  @GET
  @Path("gates/{campaign}")
  @Operation(summary = "A campaign's gates with their decisions and evidence")
  public GateView ofCampaign(@RestPath String campaign) {
    List<StoredGate> found = gates.ofCampaign(campaign);
    if (found.isEmpty()) {
      throw new NotFoundException("no gate of campaign " + campaign + " is known");
    }
    return GateView.of(campaign, found);
  }

  @POST
  @Path("gates")
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(summary = "Runs one gate against an endpoint; follow Location for the decision")
  @RequestBody(
      required = true,
      content = @Content(schema = @Schema(implementation = GateBody.class)))
  @APIResponse(
      responseCode = "202",
      description = "the gate is running",
      content = @Content(schema = @Schema(implementation = GateView.class)))
  public Response run(String body) {
    GateRequest request = Bodies.read(body, GateBody.class).toDomain(clock.instant());
    gates.accept(request, false);
    return Response.accepted(
            GateView.of(request.campaignId(), gates.ofCampaign(request.campaignId())))
        .location(URI.create("/gates/" + request.campaignId()))
        .build();
  }
}
