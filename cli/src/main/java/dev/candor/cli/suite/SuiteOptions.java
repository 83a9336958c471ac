package dev.candor.cli.suite;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What to start.
 *
 * @param natively the native executables instead of jars
 * @param reference arguments of the reference server; empty when none is wanted
 * @param portBase the first of nine successive ports; empty for any free ones
 */
public record SuiteOptions(
    boolean natively, Optional<List<String>> reference, Optional<Integer> portBase) {

  /** Services of the suite in the order of a campaign's way. */
  public static final List<String> SERVICES =
      List.of("load-service", "metadata-service", "quality-gate-service", "report-service");

  /** Every topic, so that the broker has them before anyone asks. */
  public static final List<String> TOPICS =
      List.of(
              "campaign-accepted",
              "campaign-progressed",
              "campaign-finished",
              "capture-requested",
              "serving-config-captured",
              "gate-requested",
              "gate-decided",
              "snapshot-requested",
              "snapshot-taken",
              "restart-requested",
              "engine-restarted",
              "level-assigned",
              "level-cancelled",
              "level-measured",
              "worker-heartbeat",
              "window-recorded",
              "report-published",
              "dead-letter")
          .stream()
          .map(noun -> "candor." + noun + ".v1")
          .toList();

  /** The log of a process. */
  static Path log(DataFolder data, String name) {
    return data.logs().resolve(name + ".log");
  }
}
