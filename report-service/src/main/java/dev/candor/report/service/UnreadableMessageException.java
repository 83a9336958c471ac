package dev.candor.report.service;

/** A message that breaks its contract; the text names the contract and the place. */
public final class UnreadableMessageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Names what could not be read and why. */
  public UnreadableMessageException(String message, Throwable cause) {
    super(message, cause);
  }
}
