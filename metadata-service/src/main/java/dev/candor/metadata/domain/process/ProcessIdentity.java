package dev.candor.metadata.domain.process;

import java.time.Instant;

/**
 * One life of one process: a pid alone can be given again, a pid with its start time cannot.
 *
 * @param pid the process id, 1 or more
 * @param startTicks start time in clock ticks since boot, as in field 22 of {@code /proc/PID/stat}
 * @param bootId which boot of the machine, from {@code /proc/sys/kernel/random/boot_id}
 * @param startedAt the same start as wall-clock time (boot time plus ticks), good to 10 ms
 */
public record ProcessIdentity(long pid, long startTicks, String bootId, Instant startedAt) {
  public ProcessIdentity {
    if (pid < 1) {
      throw new IllegalArgumentException("pid: " + pid + " is not a process id");
    }
  }

  /** Whether both name the same life of the same process. */
  public boolean isSameLifeAs(ProcessIdentity other) {
    return pid == other.pid && startTicks == other.startTicks && bootId.equals(other.bootId);
  }

  /** Whether this is another process that began later: the proof of a restart. */
  public boolean provesRestartOf(ProcessIdentity before) {
    boolean laterStart = !bootId.equals(before.bootId) || startTicks > before.startTicks;
    return pid != before.pid && laterStart;
  }
}
