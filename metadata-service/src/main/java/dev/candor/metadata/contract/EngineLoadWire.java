package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.load.EngineLoad;
import io.quarkus.runtime.annotations.RegisterForReflection;
import org.jspecify.annotations.Nullable;

/** An engine's counters on the wire; null is not exported. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record EngineLoadWire(
    @Nullable Double running,
    @Nullable Double waiting,
    @Nullable Double kvUsage,
    @Nullable Double preemptionsTotal,
    @Nullable Double cachedPromptTokensTotal) {
  static EngineLoadWire of(EngineLoad e) {
    return new EngineLoadWire(
        Numbers.orNull(e.running()),
        Numbers.orNull(e.waiting()),
        Numbers.orNull(e.kvUsage()),
        Numbers.orNull(e.preemptionsTotal()),
        Numbers.orNull(e.cachedPromptTokensTotal()));
  }
}
