package dev.candor.metadata.domain.capture;

/**
 * One of the 13 items of METHOD 5, judged.
 *
 * @param item which
 * @param state the verdict
 * @param why what satisfied it, or what is missing and what to do, or why it does not apply
 */
public record ChecklistItem(Item item, State state, String why) {
  /** The items, in the order of METHOD 5; wire names are these in lower case with hyphens. */
  public enum Item {
    HOST_AND_DEVICES,
    ENGINE_VERSION_IMAGE,
    SERVE_COMMAND,
    SPECULATION,
    GRAPH_MODE,
    KV_AND_LIMITS,
    PRECISION_CHECKPOINT_KERNEL,
    PARALLELISM,
    FABRIC,
    PARITY,
    LOAD_SNAPSHOT,
    HARNESS_AND_SAMPLING,
    PAIRED_FILES
  }

  /** The verdicts. */
  public enum State {
    SATISFIED,
    NOT_SATISFIED,
    NOT_APPLICABLE
  }

  static ChecklistItem satisfied(Item item, String why) {
    return new ChecklistItem(item, State.SATISFIED, why);
  }

  static ChecklistItem notSatisfied(Item item, String why) {
    return new ChecklistItem(item, State.NOT_SATISFIED, why);
  }

  static ChecklistItem notApplicable(Item item, String why) {
    return new ChecklistItem(item, State.NOT_APPLICABLE, why);
  }
}
