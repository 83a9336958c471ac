package dev.candor.load.service;

import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.CampaignState;
import dev.candor.load.domain.campaign.Effect;
import dev.candor.load.domain.campaign.Effect.Severity;
import dev.candor.load.domain.campaign.WindowRun;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Turns the effects of a turn into lines of the campaign's history. */
final class Lines {
  /** The most lines of one campaign that are read at once. */
  static final int MOST = 20_000;

  private Lines() {}

  static List<Line> of(Campaign after, List<Effect> effects, Instant now) {
    List<Line> lines = new ArrayList<>();
    for (Effect effect : effects) {
      if (effect instanceof Effect.Note note) {
        lines.add(Line.log(now, note.severity(), note.text()));
      } else if (effect instanceof Effect.AnnounceRun announced) {
        WindowRun run = announced.run();
        Line.RunKey key = new Line.RunKey(run.window().id(), run.attempt());
        lines.add(
            new Line(now, Line.Kind.WINDOW, Severity.INFO, run.window().words(), Optional.of(key)));
      }
    }
    if (after.state() instanceof CampaignState.Ended) {
      lines.add(
          new Line(
              now, Line.Kind.FINISHED, Severity.INFO, after.state().label(), Optional.empty()));
    }
    return List.copyOf(lines);
  }
}
