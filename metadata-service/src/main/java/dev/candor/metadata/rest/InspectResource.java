package dev.candor.metadata.rest;

import dev.candor.metadata.contract.CommandInspection;
import dev.candor.metadata.contract.EndpointWire;
import dev.candor.metadata.contract.EngineInspection;
import dev.candor.metadata.contract.InspectArgv;
import dev.candor.metadata.service.CommandReading;
import dev.candor.metadata.service.EngineReader;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;

/** Reads an engine or a command line on demand; nothing is stored. */
@Path("/inspect")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class InspectResource {
  private final EngineReader engines;
  private final CommandReading commands;

  InspectResource(EngineReader engines, CommandReading commands) {
    this.engines = engines;
    this.commands = commands;
  }

  @POST
  @Path("endpoint")
  @SecurityRequirement(name = "token")
  @Operation(
      operationId = "inspectEndpoint",
      summary = "The configuration of the engine behind an address, with evidence")
  public EngineInspection endpoint(EndpointWire endpoint) {
    return EngineInspection.of(engines.read(endpoint.toDomain(), Map.of()));
  }

  @POST
  @Path("argv")
  @SecurityRequirement(name = "token")
  @Operation(
      operationId = "inspectArgv",
      summary = "The configuration that a command line sets, with evidence")
  public CommandInspection argv(InspectArgv argv) {
    return CommandInspection.of(commands.argv(argv.toCommand()));
  }
}
