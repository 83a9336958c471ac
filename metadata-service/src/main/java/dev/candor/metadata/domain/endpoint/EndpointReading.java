package dev.candor.metadata.domain.endpoint;

import dev.candor.metadata.domain.capture.FieldReading;
import java.util.List;
import java.util.Optional;

/**
 * What an engine's own answers say.
 *
 * @param kind the engine, recognised by its answers
 * @param version as it reports it
 * @param fields what it reports of its configuration
 * @param warnings what did not answer and what that costs
 */
public record EndpointReading(
    EngineKind kind, Optional<String> version, List<FieldReading> fields, List<String> warnings) {
  public EndpointReading {
    fields = List.copyOf(fields);
    warnings = List.copyOf(warnings);
  }
}
