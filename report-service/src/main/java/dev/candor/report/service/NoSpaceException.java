package dev.candor.report.service;

/** The disk has no room; nothing was left half-written. */
public final class NoSpaceException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Names what could not be written. */
  public NoSpaceException(String message, Throwable cause) {
    super(message, cause);
  }
}
