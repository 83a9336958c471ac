package dev.candor.metadata.domain.load;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * What the host was doing.
 *
 * @param load1m run-queue average over one minute
 * @param cpuBusy share of all CPUs busy over the sampling interval, 0 to 1
 * @param memoryAvailableBytes memory that could be given out, in bytes
 */
public record HostLoad(
    OptionalDouble load1m, OptionalDouble cpuBusy, OptionalLong memoryAvailableBytes) {}
