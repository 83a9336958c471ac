package dev.candor.metadata.domain.process;

import java.util.List;
import java.util.Optional;

/**
 * The fields of {@code /proc/PID/stat} (proc_pid_stat(5)) that identify a process.
 *
 * @param state one letter; Z and X are dead
 * @param parent the parent's pid
 * @param startTicks field 22: start after boot in clock ticks
 */
public record StatLine(char state, long parent, long startTicks) {
  private static final int STATE = 0;
  private static final int PARENT = 1;
  private static final int START = 19;

  /** Reads the line; the name in parentheses may itself hold spaces and parentheses. */
  public static Optional<StatLine> parse(String line) {
    int end = line.lastIndexOf(')');
    if (end < 0) {
      return Optional.empty();
    }
    List<String> rest = List.of(line.substring(end + 1).strip().split("\\s+", -1));
    if (rest.size() <= START || rest.get(STATE).isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new StatLine(
              rest.get(STATE).charAt(0),
              Long.parseLong(rest.get(PARENT)),
              Long.parseLong(rest.get(START))));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** Whether the process still runs; a zombie does not. */
  public boolean isAlive() {
    return state != 'Z' && state != 'X';
  }
}
