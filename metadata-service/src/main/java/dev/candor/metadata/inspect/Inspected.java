package dev.candor.metadata.inspect;

import dev.candor.metadata.domain.process.ProcessFacts;
import dev.candor.metadata.domain.reading.Reading;
import java.util.Optional;

/**
 * What a live source gave.
 *
 * @param engine the engine's name, or {@code unknown}; more are known here than have a command line
 * @param version as the engine reports it
 * @param process the process behind it, when it was read
 * @param reading the configuration
 */
public record Inspected(
    String engine, Optional<String> version, Optional<ProcessFacts> process, Reading reading) {}
