package dev.candor.load.domain.measure;

/** How a request ended. */
public enum Outcome {
  /** With tokens and a finish reason. */
  COMPLETED,
  /** Any other way, except by us. */
  FAILED,
  /** By us, because the window was over; not a failure. */
  CANCELLED
}
