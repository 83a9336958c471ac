package dev.candor.load.domain.campaign.spec;

/** Which of an endpoint's interfaces is driven. */
public enum Api {
  CHAT("chat"),
  COMPLETIONS("completions"),
  /** Chat, unless the endpoint says that it does not know it. */
  AUTO("auto");

  private final String label;

  Api(String label) {
    this.label = label;
  }

  /** The name used in campaign files and messages. */
  public String label() {
    return label;
  }
}
