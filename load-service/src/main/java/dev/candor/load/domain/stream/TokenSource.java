package dev.candor.load.domain.stream;

/** Who counted the output tokens, in METHOD's order of trust (section 1). */
public enum TokenSource {
  /** Token ids stood in the chunks. */
  TOKEN_IDS("token-ids"),
  /** A usage counter ran along with the chunks. */
  RUNNING_USAGE("running-usage"),
  /** The final usage said how many; they are spread over the chunks. */
  FINAL_USAGE("final-usage"),
  /**
   * Finished streams by their final usage, streams that ended without one by their chunks, though a
   * chunk is known not to be one token here: a lower bound.
   */
  FINAL_USAGE_AND_CHUNKS("final-usage-and-chunks"),
  /** Nobody: chunks were counted instead, which is never publishable. */
  CHUNKS("chunks");

  private final String wireName;

  TokenSource(String wireName) {
    this.wireName = wireName;
  }

  /** The name in messages and result files. */
  public String wireName() {
    return wireName;
  }

  /** The less trusted of two. */
  public TokenSource orWorse(TokenSource other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
