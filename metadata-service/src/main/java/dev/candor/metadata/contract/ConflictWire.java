package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.capture.Conflict;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/** Readings that disagree, on the wire. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record ConflictWire(String name, List<EvidenceWire> readings) {
  static ConflictWire of(Conflict c) {
    return new ConflictWire(c.name(), c.readings().stream().map(EvidenceWire::of).toList());
  }
}
