package dev.candor.cli.suite;

import java.time.Instant;
import java.util.Optional;

/**
 * One process as it was when it started; pid and start time together tell it from a later process
 * that got the same pid.
 *
 * @param name what it is
 * @param pid its process id
 * @param startedAt its start as the system tells it, or empty text where it tells none
 * @param port the port it serves on, 0 for none
 */
public record ProcessRecord(String name, long pid, String startedAt, int port) {
  /** Describes a live process. */
  public static ProcessRecord of(String name, ProcessHandle process, int port) {
    return new ProcessRecord(name, process.pid(), startOf(process), port);
  }

  /** The process, when it is still the same one. */
  public Optional<ProcessHandle> alive() {
    return ProcessHandle.of(pid)
        .filter(ProcessHandle::isAlive)
        .filter(process -> startOf(process).equals(startedAt));
  }

  private static String startOf(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toString).orElse("");
  }
}
