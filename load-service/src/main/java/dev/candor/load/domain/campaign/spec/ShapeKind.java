package dev.candor.load.domain.campaign.spec;

/** The method's two shapes, and the user's own. */
public enum ShapeKind {
  DECODE_HEAVY("decode-heavy"),
  PREFILL_HEAVY("prefill-heavy"),
  CUSTOM("custom");

  private final String label;

  ShapeKind(String label) {
    this.label = label;
  }

  /** The name used in campaign files and messages. */
  public String label() {
    return label;
  }
}
