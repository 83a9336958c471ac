package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.capture.Capture;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The message {@code candor.serving-config-captured.v1}. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record ServingConfigCaptured(
    String campaignId,
    String captureId,
    String capturedAt,
    EngineWire engine,
    @Nullable ProcessWire process,
    List<ValueWire> values,
    List<UnresolvedWire> unresolved,
    List<ConflictWire> conflicts,
    List<SecretWire> secrets,
    List<String> warnings,
    HostWire host,
    List<ChecklistItemWire> checklist) {
  /** From the domain. */
  public static ServingConfigCaptured of(Capture c) {
    return new ServingConfigCaptured(
        c.campaignId(),
        c.captureId(),
        ContractJson.time(c.capturedAt()),
        EngineWire.of(c.engine()),
        c.process().map(ProcessWire::of).orElse(null),
        c.config().values().stream().map(ValueWire::of).toList(),
        c.unresolved().stream().map(UnresolvedWire::of).toList(),
        c.config().conflicts().stream().map(ConflictWire::of).toList(),
        c.secrets().stream().map(SecretWire::of).toList(),
        c.warnings(),
        HostWire.of(c.host()),
        c.checklist().stream().map(ChecklistItemWire::of).toList());
  }
}
