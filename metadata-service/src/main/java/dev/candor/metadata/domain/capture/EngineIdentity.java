package dev.candor.metadata.domain.capture;

import dev.candor.metadata.domain.endpoint.EngineKind;
import java.util.Optional;

/**
 * Which engine, and which version of it.
 *
 * @param kind the engine
 * @param version as the engine reports it; empty when it does not
 */
public record EngineIdentity(EngineKind kind, Optional<String> version) {}
