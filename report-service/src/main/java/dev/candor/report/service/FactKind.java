package dev.candor.report.service;

/** The kinds of message that this service stores, by the noun in their topic's name. */
public enum FactKind {
  CAMPAIGN_ACCEPTED("campaign-accepted"),
  CAMPAIGN_PROGRESSED("campaign-progressed"),
  CAMPAIGN_FINISHED("campaign-finished"),
  SERVING_CONFIG_CAPTURED("serving-config-captured"),
  GATE_DECIDED("gate-decided"),
  ENGINE_RESTARTED("engine-restarted"),
  SNAPSHOT_TAKEN("snapshot-taken"),
  WINDOW_RECORDED("window-recorded");

  private final String noun;

  FactKind(String noun) {
    this.noun = noun;
  }

  /** For example {@code window-recorded}. */
  public String noun() {
    return noun;
  }

  /** The kind of that noun. */
  public static FactKind of(String noun) {
    for (FactKind kind : values()) {
      if (kind.noun.equals(noun)) {
        return kind;
      }
    }
    throw new IllegalArgumentException("'" + noun + "' is no kind of message that is stored here");
  }
}
