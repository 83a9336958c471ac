package dev.candor.quality.service;

import dev.candor.quality.domain.GateDecision;

/** Hands decisions to the campaign's other services. */
public interface DecisionPublisher {
  /**
   * Hands one over; returns when it is safely there.
   *
   * @throws RuntimeException when it is not
   */
  void publish(GateDecision decision);
}
