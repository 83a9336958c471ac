package dev.candor.quality.service;

import dev.candor.quality.domain.Asking;
import dev.candor.quality.domain.Endpoint;
import dev.candor.quality.domain.Outcome;

/** Puts questions to an engine. Never throws for what an engine does. */
public interface EngineClient {
  /** Settles the model and the interface where the endpoint leaves them open. */
  Resolution resolve(Endpoint endpoint);

  /** Asks once, streaming, at temperature 0; blocks until the stream has ended or time is up. */
  Outcome ask(Target target, Asking asking);
}
