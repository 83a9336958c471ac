package dev.candor.metadata.domain.host;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One accelerator, as its vendor's tool lists it.
 *
 * @param index its number on this host
 * @param uuid its identity
 * @param name its model
 * @param driver the driver's version; empty when the tool does not say
 * @param memoryMib its memory in MiB; empty on unified-memory machines
 * @param powerLimitWatts the enforced limit in watts at the device; empty when there is none
 */
public record Device(
    int index,
    String uuid,
    String name,
    Optional<String> driver,
    OptionalDouble memoryMib,
    OptionalDouble powerLimitWatts) {}
