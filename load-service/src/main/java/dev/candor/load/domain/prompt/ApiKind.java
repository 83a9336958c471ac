package dev.candor.load.domain.prompt;

/** The two streaming interfaces of OpenAI-compatible engines. */
public enum ApiKind {
  /** {@code /v1/chat/completions}. */
  CHAT("chat", "/v1/chat/completions"),
  /** {@code /v1/completions}. */
  COMPLETIONS("completions", "/v1/completions");

  private final String wireName;
  private final String path;

  ApiKind(String wireName, String path) {
    this.wireName = wireName;
    this.path = path;
  }

  /** The name in campaign files and messages. */
  public String wireName() {
    return wireName;
  }

  /** The path below the base URL. */
  public String path() {
    return path;
  }
}
