package dev.candor.metadata.service;

import dev.candor.metadata.domain.endpoint.EndpointUrl;
import dev.candor.metadata.domain.endpoint.EngineKind;
import dev.candor.metadata.domain.process.ProcessIdentity;
import dev.candor.metadata.domain.process.ProcessSighting;
import java.util.Optional;

/** Finds the process behind a port of this machine. */
public interface ProcessFinder {
  /**
   * Finds and reads it.
   *
   * @param url where the engine answers
   * @param hint the engine, when its answers told it
   * @param version the engine's version, when its answers told it
   */
  ProcessSighting find(EndpointUrl url, EngineKind hint, Optional<String> version);

  /** Only which life of which process it is; empty when there is none or it may not be read. */
  Optional<ProcessIdentity> listening(EndpointUrl url);

  /** Whether that very life of that process still runs. */
  boolean lives(ProcessIdentity process);
}
