package dev.candor.report.domain.facts;

/** How a level offers its streams: held in flight over a window, or all at once from cold. */
public enum Load {
  STEADY("steady"),
  BURST("burst");

  private final String word;

  Load(String word) {
    this.word = word;
  }

  /** As written in messages and files. */
  public String word() {
    return word;
  }

  /** The load of that word. */
  public static Load of(String word) {
    for (Load load : values()) {
      if (load.word.equals(word)) {
        return load;
      }
    }
    throw new IllegalArgumentException("load: '" + word + "' is unknown; use steady or burst");
  }
}
