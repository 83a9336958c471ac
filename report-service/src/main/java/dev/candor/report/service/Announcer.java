package dev.candor.report.service;

/** Tells the other services that a report is published. */
public interface Announcer {
  /** Sends {@code report-published}; returns when the broker has it. */
  void announce(Published published);
}
