package dev.candor.quality.domain;

import java.util.List;

/**
 * One question as it is put to an engine, at temperature 0.
 *
 * @param prompt the text
 * @param maxTokens the most tokens the engine may generate, 1 or more
 * @param stop stop sequences, may be empty
 */
public record Asking(String prompt, int maxTokens, List<String> stop) {
  /** Rejects what no engine accepts. */
  public Asking {
    if (prompt.isBlank()) {
      throw new IllegalArgumentException("prompt: blank; use some text");
    }
    if (maxTokens < 1) {
      throw new IllegalArgumentException("maxTokens: " + maxTokens + "; use 1 or more");
    }
    stop = List.copyOf(stop);
  }

  /** The same question with room for {@code more} tokens. */
  public Asking withMore(int more) {
    return new Asking(prompt, maxTokens + more, stop);
  }
}
