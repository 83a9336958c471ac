package dev.candor.metadata.domain.load;

import java.util.Locale;

/** When a snapshot is taken, relative to its window. */
public enum Phase {
  BEFORE,
  DURING,
  AFTER;

  /** The name in messages. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The phase of that name.
   *
   * @throws IllegalArgumentException naming what is allowed
   */
  public static Phase named(String name) {
    for (Phase phase : values()) {
      if (phase.wireName().equals(name)) {
        return phase;
      }
    }
    throw new IllegalArgumentException(
        "phase: '" + name + "' is not a phase; use before, during or after");
  }
}
