package dev.candor.metadata.contract;

import dev.candor.metadata.domain.capture.Unresolved;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** A field that could not be read, on the wire. */
@RegisterForReflection
public record UnresolvedWire(String name, String why) {
  static UnresolvedWire of(Unresolved u) {
    return new UnresolvedWire(u.name(), u.why());
  }
}
