package dev.candor.quality.service;

import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.GateRequest;
import java.util.Optional;

/**
 * A gate as it is remembered.
 *
 * @param request what was asked for
 * @param announces whether its decision is owed to the campaign's other services
 * @param decision the decision, once made
 * @param announced whether the decision was handed to them
 */
public record StoredGate(
    GateRequest request, boolean announces, Optional<GateDecision> decision, boolean announced) {
  /** True when there is nothing left to do. */
  public boolean isDone() {
    return decision.isPresent() && (announced || !announces);
  }
}
