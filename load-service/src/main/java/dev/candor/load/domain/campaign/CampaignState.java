package dev.candor.load.domain.campaign;

import dev.candor.load.domain.flag.Snapshots;
import java.time.Instant;

/** Where a campaign stands; {@link #mayBecome} holds the only legal transitions. */
public sealed interface CampaignState {
  /** Stored; nothing was asked of the endpoint yet. */
  record Accepted(Instant since) implements CampaignState {}

  /** Asking the endpoint which models it serves. */
  record Resolving(Instant since) implements CampaignState {}

  /** Waiting for the serving configuration. */
  record Capturing(Instant since) implements CampaignState {}

  /** Waiting for the mechanical quality gate. */
  record Gating(Instant since) implements CampaignState {}

  /** At the planned window of that index, in that attempt. */
  record Measuring(int index, int attempt, Step step, Snapshots snapshots)
      implements CampaignState {}

  /** Waiting for the engine restart that precedes the window of that index. */
  record Restarting(int index, Instant since) implements CampaignState {}

  /** Waiting for the serving configuration after that restart. */
  record Recapturing(int index, Instant since) implements CampaignState {}

  /** Waiting for the serving configuration after the last window. */
  record CapturingAfter(Instant since) implements CampaignState {}

  /** Ended; waiting for the report. */
  record Reporting(Instant since, Outcome outcome) implements CampaignState {}

  /** Over. */
  record Ended(Instant at, Outcome outcome) implements CampaignState {}

  /** Whether the other state may follow this one. */
  default boolean mayBecome(CampaignState next) {
    if (next instanceof Reporting) {
      return !(this instanceof Reporting) && !(this instanceof Ended);
    }
    return switch (this) {
      case Accepted s -> next instanceof Resolving;
      case Resolving s -> next instanceof Capturing;
      case Capturing s -> next instanceof Gating;
      case Gating s -> isNextWindow(next, 0);
      case Measuring s -> isAfter(s, next);
      case Restarting s ->
          (next instanceof Recapturing r && r.index() == s.index())
              || isNextWindow(next, s.index() + 1);
      case Recapturing s -> next instanceof Measuring m && m.index() == s.index();
      case CapturingAfter s -> false;
      case Reporting s -> next instanceof Ended e && e.outcome().equals(s.outcome());
      case Ended s -> false;
    };
  }

  private static boolean isAfter(Measuring now, CampaignState next) {
    boolean same =
        next instanceof Measuring m
            && m.index() == now.index()
            && (m.attempt() == now.attempt() || m.attempt() == now.attempt() + 1);
    return same || isNextWindow(next, now.index() + 1);
  }

  /** A window of that index or later, the restart before it, or the end of the plan. */
  private static boolean isNextWindow(CampaignState next, int index) {
    return switch (next) {
      case Measuring m -> m.index() >= index;
      case Restarting r -> r.index() >= index;
      case CapturingAfter c -> true;
      case Accepted s -> false;
      case Resolving s -> false;
      case Capturing s -> false;
      case Gating s -> false;
      case Recapturing s -> false;
      case Reporting s -> false;
      case Ended s -> false;
    };
  }

  /** The name used in messages and on pages. */
  default String label() {
    return switch (this) {
      case Accepted s -> "accepted";
      case Resolving s -> "resolving";
      case Capturing s -> "capturing";
      case Gating s -> "gating";
      case Measuring s -> "measuring";
      case Restarting s -> "restarting";
      case Recapturing s -> "capturing";
      case CapturingAfter s -> "capturing-after";
      case Reporting s -> "reporting";
      case Ended s -> s.outcome().label();
    };
  }
}
