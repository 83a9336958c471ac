package dev.candor.load.domain.plan;

/**
 * One window to measure.
 *
 * @param id unique in its campaign, as {@code r1-decode-heavy-n4} or {@code
 *     r1-decode-heavy-burst16}
 * @param repeat from 1
 * @param position place in its repeat, from 1
 * @param shape name of the shape
 * @param load steady or burst
 * @param streams 1 or more
 */
public record PlannedWindow(
    String id, int repeat, int position, String shape, Load load, int streams) {
  public PlannedWindow {
    if (repeat < 1 || position < 1 || streams < 1) {
      throw new IllegalArgumentException(
          id
              + ": repeat "
              + repeat
              + ", position "
              + position
              + ", streams "
              + streams
              + ": each is 1 or more");
    }
  }

  /** Names what is measured, for people. */
  public String words() {
    return shape
        + ", "
        + (load == Load.BURST ? "burst of " : "")
        + streams
        + (streams == 1 ? " stream" : " streams");
  }
}
