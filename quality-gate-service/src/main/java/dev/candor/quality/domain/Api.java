package dev.candor.quality.domain;

import java.util.Locale;

/** Which of the two OpenAI-compatible interfaces is asked. */
public enum Api {
  /** {@code /v1/chat/completions}, prompts as user messages. */
  CHAT,
  /** {@code /v1/completions}, prompts as text to go on with. */
  COMPLETIONS;

  /** The name in messages and files, in lower case. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
