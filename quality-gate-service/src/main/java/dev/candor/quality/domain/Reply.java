package dev.candor.quality.domain;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What an engine answered to one question.
 *
 * @param text the answer, without reasoning
 * @param reasoning reasoning text, in a field of its own or between {@code <think>} marks; may be
 *     empty
 * @param finish the engine's finish reason
 * @param completionTokens the engine's own count
 * @param wholeUtf8 false when the bytes were not valid UTF-8
 * @param took from sending the request to the end of the stream
 */
public record Reply(
    String text,
    String reasoning,
    Optional<String> finish,
    OptionalInt completionTokens,
    boolean wholeUtf8,
    Duration took) {
  private static final String OPEN = "<think>";
  private static final String CLOSE = "</think>";

  /** Moves a leading {@code <think>} block from the text to the reasoning. */
  public Reply {
    String start = text.stripLeading();
    if (start.startsWith(OPEN)) {
      int end = start.indexOf(CLOSE);
      reasoning += end < 0 ? start.substring(OPEN.length()) : start.substring(OPEN.length(), end);
      text = end < 0 ? "" : start.substring(end + CLOSE.length());
    }
  }

  /** The answer; where the whole budget went into reasoning, the reasoning. */
  public String visible() {
    return text.isBlank() ? reasoning : text;
  }

  /** True when the budget ended before the reasoning did, so that the answer is still unknown. */
  public boolean endedInReasoning() {
    return text.isBlank() && !reasoning.isBlank() && finish.equals(Optional.of("length"));
  }
}
