package dev.candor.metadata.service;

import java.time.Duration;

/** Lets time pass; a test clock does so without waiting. */
@FunctionalInterface
public interface Pause {
  /** Returns after the duration. */
  void of(Duration duration);
}
