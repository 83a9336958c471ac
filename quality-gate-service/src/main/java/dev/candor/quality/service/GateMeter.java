package dev.candor.quality.service;

import dev.candor.quality.domain.GateDecision;
import java.time.Duration;

/** Is told of every gate that was run to its decision. */
@FunctionalInterface
public interface GateMeter {
  /** One gate was decided, after this long. */
  void decided(GateDecision decision, Duration took);
}
