package dev.candor.load.domain.plan;

import java.util.List;
import java.util.OptionalInt;

/**
 * The windows of a campaign in order.
 *
 * @param windows every window, repeat by repeat
 * @param restartBeforeRepeats repeats that begin with an engine restart, ascending
 */
public record Plan(List<PlannedWindow> windows, List<Integer> restartBeforeRepeats) {

  /** Whether the window at that index is the first of a repeat that begins with a restart. */
  public boolean restartsBefore(int index) {
    PlannedWindow w = windows.get(index);
    return w.position() == 1 && restartBeforeRepeats.contains(w.repeat());
  }

  /** The index of the first window of a later repeat; empty when there is none. */
  public OptionalInt firstAfterRepeat(int repeat) {
    for (int i = 0; i < windows.size(); i++) {
      if (windows.get(i).repeat() > repeat) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  /** How many repeats there are. */
  public int repeats() {
    return windows.isEmpty() ? 0 : windows.getLast().repeat();
  }
}
