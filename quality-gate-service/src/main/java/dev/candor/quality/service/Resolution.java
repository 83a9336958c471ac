package dev.candor.quality.service;

/** Whether what an endpoint leaves open could be settled by asking the engine. */
public sealed interface Resolution {
  /**
   * It could.
   *
   * @param target what to ask
   */
  record Ready(Target target) implements Resolution {}

  /**
   * It could not.
   *
   * @param why one sentence for a person
   */
  record Unready(String why) implements Resolution {}
}
