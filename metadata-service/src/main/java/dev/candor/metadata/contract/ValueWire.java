package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.capture.ConfigValue;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/** A named value with its readings on the wire. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record ValueWire(String name, Object value, List<EvidenceWire> evidence) {
  /** From the domain. */
  public static ValueWire of(ConfigValue v) {
    return new ValueWire(v.name(), v.value(), v.evidence().stream().map(EvidenceWire::of).toList());
  }

  /** To the domain. */
  public ConfigValue toDomain() {
    return new ConfigValue(name, value, evidence.stream().map(EvidenceWire::toDomain).toList());
  }
}
