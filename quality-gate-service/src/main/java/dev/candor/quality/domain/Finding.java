package dev.candor.quality.domain;

/**
 * What a checker found.
 *
 * @param passed whether the answer is right
 * @param why one clause that a reader can check against the answer
 */
public record Finding(boolean passed, String why) {
  static Finding of(boolean passed, String whenRight, String whenWrong) {
    return new Finding(passed, passed ? whenRight : whenWrong);
  }
}
