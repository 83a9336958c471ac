package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.service.EngineView;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What reading an endpoint on demand brought. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record EngineInspection(
    EngineWire engine,
    @Nullable ProcessWire process,
    List<ValueWire> values,
    List<UnresolvedWire> unresolved,
    List<ConflictWire> conflicts,
    List<SecretWire> secrets,
    List<String> warnings) {
  /** From what was read. */
  public static EngineInspection of(EngineView v) {
    return new EngineInspection(
        EngineWire.of(v.engine()),
        v.process().map(ProcessWire::of).orElse(null),
        v.config().values().stream().map(ValueWire::of).toList(),
        v.unresolved().stream().map(UnresolvedWire::of).toList(),
        v.config().conflicts().stream().map(ConflictWire::of).toList(),
        v.secrets().stream().map(SecretWire::of).toList(),
        v.warnings());
  }
}
