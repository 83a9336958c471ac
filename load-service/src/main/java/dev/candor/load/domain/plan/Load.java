package dev.candor.load.domain.plan;

/** How a level is driven. */
public enum Load {
  /** N in flight through ramp and window: the headline. */
  STEADY("steady"),
  /** N at once, wait for all: the cold start, never the headline. */
  BURST("burst");

  private final String label;

  Load(String label) {
    this.label = label;
  }

  /** The name used in messages. */
  public String label() {
    return label;
  }

  /** The load of that name. */
  public static Load named(String label) {
    return label.equals(BURST.label) ? BURST : STEADY;
  }
}
