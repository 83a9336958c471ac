package dev.candor.metadata.service;

import dev.candor.metadata.domain.endpoint.Answers;
import dev.candor.metadata.domain.endpoint.Endpoint;
import java.util.List;
import java.util.Optional;

/** An engine over HTTP: only GETs that change nothing, and one completion to prove readiness. */
public interface EngineEndpoint {
  /** Asks each path once, with time and size limits; what goes wrong is an answer too. */
  Answers ask(Endpoint endpoint, List<String> paths);

  /** Asks for one token; the reason when none came. */
  Optional<String> tryOneCompletion(Endpoint endpoint);
}
