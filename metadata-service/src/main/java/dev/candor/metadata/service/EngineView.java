package dev.candor.metadata.service;

import dev.candor.metadata.domain.capture.EngineIdentity;
import dev.candor.metadata.domain.capture.RedactedSecret;
import dev.candor.metadata.domain.capture.ServingConfig;
import dev.candor.metadata.domain.capture.Unresolved;
import dev.candor.metadata.domain.process.ProcessFacts;
import java.util.List;
import java.util.Optional;

/**
 * An engine, read through its endpoint and its process at once.
 *
 * @param engine what it is
 * @param process its process, when it is local and readable
 * @param processWhy why there is none; an empty text when there is one
 * @param config the values, with evidence and conflicts
 * @param unresolved what could not be read
 * @param secrets what was redacted
 * @param warnings what its reader should know
 */
public record EngineView(
    EngineIdentity engine,
    Optional<ProcessFacts> process,
    String processWhy,
    ServingConfig config,
    List<Unresolved> unresolved,
    List<RedactedSecret> secrets,
    List<String> warnings) {}
