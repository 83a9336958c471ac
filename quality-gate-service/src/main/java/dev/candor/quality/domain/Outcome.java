package dev.candor.quality.domain;

/** How asking ended: with a reply, or without one. */
public sealed interface Outcome {
  /**
   * The engine answered.
   *
   * @param reply what it said
   */
  record Answered(Reply reply) implements Outcome {}

  /**
   * The engine did not answer in a usable way.
   *
   * @param kind what follows from it
   * @param message one sentence for a person, without secrets
   */
  record Unanswered(Kind kind, String message) implements Outcome {}

  /** What an unanswered question tells about the next one. */
  enum Kind {
    /**
     * The next question may fare better: time-out, cut stream, error status, refused connection.
     */
    FAULT,
    /** No question will fare better: wrong key, unknown model or path. */
    REFUSED
  }
}
