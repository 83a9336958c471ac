package dev.candor.report.service;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One campaign in the index.
 *
 * @param state as the load service words it
 * @param headline what may be quoted, once the report is published
 */
public record ReportLine(
    String campaignId,
    String name,
    String model,
    Instant at,
    String state,
    String doing,
    int windowsDone,
    int windowsPlanned,
    OptionalDouble tokensPerSecondNow,
    Optional<String> headline) {}
