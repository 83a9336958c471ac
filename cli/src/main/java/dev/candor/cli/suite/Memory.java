package dev.candor.cli.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Memory of a process as the system counts it. */
public final class Memory {
  private static final long KIB_PER_MIB = 1024;

  private Memory() {}

  /** Resident memory in MiB; empty where the system has no {@code /proc}. */
  public static Optional<Long> residentMiB(long pid) {
    try {
      return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
          .filter(line -> line.startsWith("VmRSS:"))
          .map(line -> Long.parseLong(line.replaceAll("\\D", "")) / KIB_PER_MIB)
          .findFirst();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
