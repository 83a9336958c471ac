package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.capture.ConfigValue;
import dev.candor.metadata.domain.capture.ServingConfig;
import dev.candor.metadata.service.CommandReading;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What reading a command line on demand brought. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record CommandInspection(
    String engine,
    Map<String, Object> fields,
    Map<String, List<EvidenceWire>> evidence,
    List<UnresolvedWire> unresolved,
    List<ConflictWire> conflicts,
    List<SecretWire> secrets,
    List<String> warnings) {
  /** From what was read. */
  public static CommandInspection of(CommandReading.Parsed parsed) {
    ServingConfig config = ServingConfig.of(parsed.fields());
    Map<String, Object> fields = new LinkedHashMap<>();
    Map<String, List<EvidenceWire>> evidence = new LinkedHashMap<>();
    for (ConfigValue value : config.values()) {
      fields.put(value.name(), value.value());
      evidence.put(value.name(), value.evidence().stream().map(EvidenceWire::of).toList());
    }
    return new CommandInspection(
        parsed.engine(),
        fields,
        evidence,
        parsed.unresolved().stream().map(UnresolvedWire::of).toList(),
        config.conflicts().stream().map(ConflictWire::of).toList(),
        parsed.secrets().stream().map(SecretWire::of).toList(),
        parsed.warnings());
  }
}
