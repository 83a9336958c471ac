package dev.candor.report.rest;

import dev.candor.report.config.PublicAddress;
import dev.candor.report.service.Publishing;
import dev.candor.report.service.Reports;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

/** Pages, results, summaries and tables of campaigns. */
@Path("/")
@Blocking
public class CampaignResource {
  private static final String ID = "{id: [A-Za-z0-9][A-Za-z0-9._-]{0,127}}";
  private static final String HTML = MediaType.TEXT_HTML + ";charset=utf-8";

  private final Reports reports;
  private final PublicAddress address;

  /** Takes the use case. */
  public CampaignResource(Reports reports, PublicAddress address) {
    this.reports = reports;
    this.address = address;
  }

  /** The page that lists all campaigns. */
  @GET
  @Produces(HTML)
  @Operation(summary = "The page of live campaigns and past results")
  public Response index() {
    return html(reports.index());
  }

  /** The page of one campaign. */
  @GET
  @Path("campaigns/" + ID)
  @Produces(HTML)
  @Operation(summary = "The page of one campaign, self-contained")
  @APIResponse(responseCode = "200", description = "The page")
  @APIResponse(responseCode = "404", description = "No such campaign")
  public Response page(@PathParam("id") String id) {
    return html(known(id, reports.page(id)));
  }

  /** The result file. */
  @GET
  @Path("campaigns/" + ID + "/result.json")
  @Produces(MediaType.APPLICATION_JSON)
  @Operation(summary = "The result file, candor.result/v1")
  @APIResponse(responseCode = "200", description = "The result file")
  @APIResponse(responseCode = "404", description = "No such campaign")
  public Response result(@PathParam("id") String id) {
    return Response.ok(known(id, reports.resultJson(id))).build();
  }

  /** What a terminal prints. */
  @GET
  @Path("campaigns/" + ID + "/summary")
  @Produces(MediaType.APPLICATION_JSON)
  @Operation(summary = "What a terminal prints of a campaign")
  public SummaryBody summary(@PathParam("id") String id) {
    return SummaryBody.of(
        known(id, reports.file(id)).result(),
        address.page(id),
        address.file(id, Publishing.PAGE).toString(),
        address.file(id, Publishing.RESULT).toString());
  }

  /** One table. */
  @GET
  @Path("campaigns/" + ID + "/tables/{table: [a-z0-9-]{1,64}}.csv")
  @Produces("text/csv")
  @Operation(summary = "One table as CSV")
  @APIResponse(responseCode = "200", description = "The table")
  @APIResponse(responseCode = "404", description = "No such campaign or table")
  public Response table(@PathParam("id") String id, @PathParam("table") String table) {
    String csv =
        reports
            .csv(id, table)
            .orElseThrow(
                () ->
                    new NotFoundException(
                        "campaign "
                            + id
                            + " has no table '"
                            + table
                            + "'; it has "
                            + reports.tableNames(id)));
    return Response.ok(csv, "text/csv;charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"" + id + "-" + table + ".csv\"")
        .build();
  }

  private static <T> T known(String id, Optional<T> found) {
    return found.orElseThrow(() -> new NotFoundException("no campaign is called " + id));
  }

  private static Response html(String page) {
    return Response.ok(page, HTML)
        .header("X-Content-Type-Options", "nosniff")
        .header("Referrer-Policy", "no-referrer")
        .header("Cache-Control", "no-cache")
        .build();
  }
}
