package dev.candor.load.domain.campaign;

import dev.candor.load.domain.campaign.Effect.Note;
import dev.candor.load.domain.campaign.Effect.Severity;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Brings a campaign to its end, by whatever way it came there. */
final class Ending {
  private Ending() {}

  static Turn end(Campaign c, Outcome outcome, Instant now) {
    List<Effect> effects = new ArrayList<>();
    effects.add(new Note(severity(outcome), text(c, outcome)));
    if (c.state() instanceof CampaignState.Accepted
        || c.state() instanceof CampaignState.Resolving) {
      effects.add(new Effect.AnnounceAccepted());
    }
    effects.add(new Effect.AnnounceFinished(outcome));
    return new Turn(c.become(new CampaignState.Reporting(now, outcome)), List.copyOf(effects));
  }

  private static Severity severity(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Completed o -> Severity.INFO;
      case Outcome.Cancelled o -> Severity.WARNING;
      case Outcome.Refused o -> Severity.ERROR;
      case Outcome.Failed o -> Severity.ERROR;
    };
  }

  private static String text(Campaign c, Outcome outcome) {
    return switch (outcome) {
      case Outcome.Completed o -> "all " + c.plan().windows().size() + " windows are closed";
      case Outcome.Cancelled o -> o.reason();
      case Outcome.Refused o -> "refused: " + o.reason();
      case Outcome.Failed o -> "failed: " + o.reason();
    };
  }
}
