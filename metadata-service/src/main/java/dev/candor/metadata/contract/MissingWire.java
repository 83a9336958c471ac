package dev.candor.metadata.contract;

import dev.candor.metadata.domain.load.Snapshot;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** Something that a snapshot lacks, on the wire. */
@RegisterForReflection
public record MissingWire(String what, String why) {
  static MissingWire of(Snapshot.Missing m) {
    return new MissingWire(m.what(), m.why());
  }
}
