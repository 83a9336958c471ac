package dev.candor.load.rest;

import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.file.Reading;
import dev.candor.load.domain.campaign.file.Violation;
import dev.candor.load.service.Campaigns;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.net.URI;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Campaigns over HTTP. */
@Path("/campaigns")
@Tag(name = "campaigns")
@Produces(MediaType.APPLICATION_JSON)
public class CampaignResource {
  private static final int MOST_LISTED = 200;
  private static final int ACCEPTED = 202;
  private static final int UNPROCESSABLE = 422;
  private static final String YAML = "application/yaml";
  private static final String YAML_X = "application/x-yaml";
  private static final String SCHEMA = "/schema/campaign.v1.schema.json";

  private final Campaigns campaigns;
  private final EventFeeds feeds;

  @Inject
  CampaignResource(Campaigns campaigns, EventFeeds feeds) {
    this.campaigns = campaigns;
    this.feeds = feeds;
  }

  @POST
  @Consumes({YAML, YAML_X, MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN})
  @Operation(summary = "Start a campaign from its file")
  @APIResponse(
      responseCode = "201",
      description = "It is stored and runs",
      content = @Content(schema = @Schema(implementation = Views.Accepted.class)))
  @APIResponse(
      responseCode = "422",
      description = "Every mistake in the file",
      content =
          @Content(
              mediaType = Problem.MEDIA_TYPE,
              schema = @Schema(implementation = Problem.class)))
  public Response submit(String file) {
    return switch (campaigns.submit(file)) {
      case Campaigns.Submission.Accepted a ->
          Response.created(URI.create("/campaigns/" + a.campaign().id()))
              .entity(Views.Accepted.of(a.campaign()))
              .build();
      case Campaigns.Submission.Rejected r -> wrong(r.violations());
    };
  }

  @POST
  @Path("/check")
  @Consumes({YAML, YAML_X, MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN})
  @Operation(summary = "Read a campaign file and start nothing")
  @APIResponse(
      responseCode = "200",
      description = "It is right, and this would be measured",
      content = @Content(schema = @Schema(implementation = Views.Checked.class)))
  @APIResponse(
      responseCode = "422",
      description = "Every mistake in the file",
      content =
          @Content(
              mediaType = Problem.MEDIA_TYPE,
              schema = @Schema(implementation = Problem.class)))
  public Response check(String file) {
    return switch (campaigns.check(file)) {
      case Reading.Right right -> Response.ok(Views.Checked.of(right)).build();
      case Reading.Wrong wrong -> wrong(wrong.violations());
    };
  }

  @GET
  @Operation(summary = "The latest campaigns, newest first")
  public List<Views.Summary> latest() {
    return campaigns.latest(MOST_LISTED).stream().map(Views.Summary::of).toList();
  }

  @GET
  @Path("/schema")
  @Produces("application/schema+json")
  @Operation(summary = "The JSON Schema of campaign files, for editors")
  public String schema() {
    return Resources.text(SCHEMA);
  }

  @GET
  @Path("/{id}")
  @Operation(summary = "A campaign: state, plan, windows and log")
  public Views.Whole find(@PathParam("id") String id) {
    Campaign c = require(id);
    return Views.Whole.of(c, campaigns.progress(c), campaigns.lines(id, 0));
  }

  @DELETE
  @Path("/{id}")
  @Operation(summary = "Stop a campaign; one that is over stays as it is")
  @APIResponse(responseCode = "202", description = "It is stopped, its report follows")
  public Response cancel(@PathParam("id") String id) {
    Campaign c = campaigns.cancel(id).orElseThrow(() -> unknown(id));
    return Response.status(ACCEPTED).entity(Views.ProgressView.of(campaigns.progress(c))).build();
  }

  @GET
  @Path("/{id}/events")
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Blocking
  @Operation(summary = "Progress, log, windows and the end, as they come; resumes by Last-Event-ID")
  public Multi<OutboundSseEvent> events(
      @PathParam("id") String id,
      @HeaderParam("Last-Event-ID") @DefaultValue("0") String last,
      @Context Sse sse) {
    require(id);
    return feeds.of(id, last).map(e -> e.toSse(sse));
  }

  private Campaign require(String id) {
    return campaigns.find(id).orElseThrow(() -> unknown(id));
  }

  private static NotFoundException unknown(String id) {
    return new NotFoundException("there is no campaign '" + id + "'; GET /campaigns lists them");
  }

  private static Response wrong(List<Violation> violations) {
    String detail =
        violations.size() == 1
            ? "the file has one mistake"
            : "the file has " + violations.size() + " mistakes";
    return Problem.response(UNPROCESSABLE, "Wrong campaign file", detail, violations);
  }
}
