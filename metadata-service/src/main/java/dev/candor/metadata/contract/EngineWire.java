package dev.candor.metadata.contract;

import dev.candor.metadata.domain.capture.EngineIdentity;
import io.quarkus.runtime.annotations.RegisterForReflection;
import org.jspecify.annotations.Nullable;

/** Which engine, on the wire; the version is null when the engine does not report it. */
@RegisterForReflection
public record EngineWire(String kind, @Nullable String version) {
  static EngineWire of(EngineIdentity e) {
    return new EngineWire(e.kind().wireName(), e.version().orElse(null));
  }
}
