package dev.candor.load.domain.campaign;

import dev.candor.load.domain.flag.Snapshots;
import dev.candor.load.domain.plan.PlannedWindow;

/**
 * What is to be said or noted after an event. All but {@link Note} can be derived again from state.
 */
public sealed interface Effect {
  /** Tell the report that the campaign runs. */
  record AnnounceAccepted() implements Effect {}

  /** Ask for the serving configuration. */
  record RequestCapture(String captureId) implements Effect {}

  /** Ask for the quality gate. */
  record RequestGate() implements Effect {}

  /** Ask for the engine's load. */
  record RequestSnapshot(PlannedWindow window, int attempt, Snapshots.Phase phase)
      implements Effect {}

  /** Hand a part to its worker. */
  record AssignPart(PlannedWindow window, int attempt, Part part, int parts) implements Effect {}

  /** Take a part back. */
  record CancelPart(PlannedWindow window, int attempt, String workerId) implements Effect {}

  /** Tell the report what became of an attempt. */
  record AnnounceRun(WindowRun run) implements Effect {}

  /** Ask for an engine restart. */
  record RequestRestart(int repeat) implements Effect {}

  /** Tell the report that the campaign ended. */
  record AnnounceFinished(Outcome outcome) implements Effect {}

  /** A line of the campaign's log. */
  record Note(Severity severity, String text) implements Effect {}

  /** How grave a line is. */
  enum Severity {
    INFO("info"),
    WARNING("warning"),
    ERROR("error");

    private final String label;

    Severity(String label) {
      this.label = label;
    }

    /** The name used in messages. */
    public String label() {
      return label;
    }
  }
}
