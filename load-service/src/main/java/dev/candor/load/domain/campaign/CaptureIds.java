package dev.candor.load.domain.campaign;

/** Names of captures and restarts inside one campaign. */
public final class CaptureIds {
  /** The capture before the gate. */
  public static final String BEFORE = "before";

  /** The capture after the last window. */
  public static final String AFTER = "after";

  private CaptureIds() {}

  /** The capture after the restart that precedes a repeat. */
  public static String afterRestart(int repeat) {
    return "after-restart-" + repeat;
  }

  /** The restart that precedes a repeat. */
  public static String restart(int repeat) {
    return "before-repeat-" + repeat;
  }
}
