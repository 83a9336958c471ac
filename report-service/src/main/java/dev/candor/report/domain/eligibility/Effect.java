package dev.candor.report.domain.eligibility;

/** What it means for a figure when a rule does not pass. */
public enum Effect {
  /** Figures may not be quoted until it passes. */
  BLOCKS("blocks quoting"),
  /** Figures may be quoted, but may not stand on a public page until it passes. */
  BLOCKS_PAGE("blocks a public page"),
  /** Figures are published with this beside them. */
  FLAGS("is a flag"),
  /** It concerns a comparison, and this result compares nothing. */
  COMPARES("concerns comparisons");

  private final String words;

  Effect(String words) {
    this.words = words;
  }

  /** As people read it. */
  public String words() {
    return words;
  }
}
