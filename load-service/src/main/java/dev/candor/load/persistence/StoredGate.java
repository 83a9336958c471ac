package dev.candor.load.persistence;

import dev.candor.load.domain.campaign.GateSummary;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** A gate's decision as a document. */
@RegisterForReflection
record StoredGate(boolean passed, String reason) {
  static StoredGate of(GateSummary gate) {
    return new StoredGate(gate.passed(), gate.reason());
  }

  GateSummary toDomain() {
    return new GateSummary(passed, reason);
  }
}
