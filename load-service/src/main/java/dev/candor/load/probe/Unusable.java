package dev.candor.load.probe;

/** An endpoint cannot be used; the message says why and what to do. */
final class Unusable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String sentence;

  Unusable(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  Unusable(String sentence, Throwable cause) {
    super(sentence, cause);
    this.sentence = sentence;
  }

  /** What is wrong and what to do. */
  String sentence() {
    return sentence;
  }
}
