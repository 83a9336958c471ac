package dev.candor.metadata.domain.load;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * CPU time of all processors since boot, in ticks: the first line of {@code /proc/stat}
 * (proc_stat(5)).
 *
 * @param idle ticks idle or waiting for a disk
 * @param total all ticks
 */
public record CpuTimes(long idle, long total) {
  private static final int IDLE = 4;
  private static final int IOWAIT = 5;
  private static final int GUEST = 9;

  /** Reads the {@code cpu} line. */
  public static Optional<CpuTimes> parse(String procStat) {
    return procStat
        .lines()
        .filter(line -> line.startsWith("cpu "))
        .map(line -> line.strip().split("\\s+", -1))
        .filter(c -> c.length > IOWAIT)
        .map(CpuTimes::of)
        .findFirst();
  }

  /** The busy share between an earlier reading and this one; empty when no time passed. */
  public OptionalDouble busySince(CpuTimes earlier) {
    long passed = total - earlier.total;
    return passed <= 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(1.0 - (double) (idle - earlier.idle) / passed);
  }

  private static CpuTimes of(String[] columns) {
    long total = 0;
    // Guest time is inside user time already.
    for (int i = 1; i < Math.min(columns.length, GUEST); i++) {
      total += Long.parseLong(columns[i]);
    }
    return new CpuTimes(Long.parseLong(columns[IDLE]) + Long.parseLong(columns[IOWAIT]), total);
  }
}
