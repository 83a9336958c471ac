package dev.candor.cli.suite;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * How one process is started.
 *
 * @param name what it is called in messages and logs
 * @param command program and arguments
 * @param environment variables set on top of ours
 * @param log where its output goes
 * @param port where it serves
 * @param stop the signal that ends it in order
 * @param readiness how to see that it serves
 */
record ChildSpec(
    String name,
    List<String> command,
    Map<String, String> environment,
    Path log,
    int port,
    StopSignal stop,
    Readiness readiness) {

  ChildSpec {
    command = List.copyOf(command);
    environment = Map.copyOf(environment);
  }

  /** The signal a program takes as "finish what you do, then end". */
  enum StopSignal {
    TERM,
    INT
  }
}
