package dev.candor.quality.domain;

/** What a person or another service gave is not usable; says where, what and what is allowed. */
public final class InvalidInput extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String path;

  /**
   * Names a mistake.
   *
   * @param path where it stands, such as {@code endpoint.url}
   * @param problem what is wrong and what is allowed
   */
  public InvalidInput(String path, String problem) {
    super(path + ": " + problem);
    this.path = path;
  }

  /** Where the mistake stands. */
  public String path() {
    return path;
  }
}
