package dev.candor.cli.command;

import dev.candor.cli.suite.Health200;
import dev.candor.cli.suite.ProcessRecord;
import dev.candor.cli.suite.SuiteOptions;

/** How a process is, in a word. */
final class Health {
  private Health() {}

  static String of(ProcessRecord process) {
    if (process.alive().isEmpty()) {
      return "ended";
    }
    boolean service =
        SuiteOptions.SERVICES.contains(process.name()) || process.name().equals("worker");
    if (!service) {
      return "alive";
    }
    return Health200.isReady(process.port()) ? "ready" : "not ready";
  }
}
