package dev.candor.load.domain.campaign;

/** What became of one attempt at a window. */
public enum RunState {
  VALID("valid"),
  /** Measured or given up, and not to be used. */
  INVALID("invalid"),
  /** Broken off or never begun; kept, never counted. */
  VOID("void");

  private final String label;

  RunState(String label) {
    this.label = label;
  }

  /** The name used in messages. */
  public String label() {
    return label;
  }
}
