package dev.candor.load.rest;

import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.WindowRun;
import dev.candor.load.service.Campaigns;
import dev.candor.load.service.Line;
import dev.candor.load.service.StoredLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What one reader of a campaign's events has seen, and what comes next. */
final class EventFeed {
  private final Campaigns campaigns;
  private final String campaignId;
  private long seen;
  private Optional<Views.ProgressView> told = Optional.empty();

  EventFeed(Campaigns campaigns, String campaignId, long seen) {
    this.campaigns = campaigns;
    this.campaignId = campaignId;
    this.seen = seen;
  }

  /** Events since the last call; the end mark after the last of a campaign that is over. */
  List<FeedEvent> next() {
    List<StoredLine> lines = new ArrayList<>(linesSince());
    Optional<Campaign> found = campaigns.find(campaignId);
    if (found.isEmpty()) {
      return List.of(FeedEvent.END);
    }
    Campaign c = found.get();
    List<FeedEvent> events = new ArrayList<>();
    Views.ProgressView progress = Views.ProgressView.of(campaigns.progress(c));
    if (!told.equals(Optional.of(progress))) {
      told = Optional.of(progress);
      events.add(FeedEvent.unnumbered("progress", progress));
    }
    if (c.isOver()) {
      lines.addAll(linesSince());
    }
    lines.forEach(line -> event(c, line).ifPresent(events::add));
    if (c.isOver()) {
      events.add(FeedEvent.END);
    }
    return events;
  }

  private List<StoredLine> linesSince() {
    List<StoredLine> lines = campaigns.lines(campaignId, seen);
    if (!lines.isEmpty()) {
      seen = lines.getLast().sequence();
    }
    return lines;
  }

  private static Optional<FeedEvent> event(Campaign c, StoredLine stored) {
    Line line = stored.line();
    return switch (line.kind()) {
      case LOG -> Optional.of(FeedEvent.of(stored.sequence(), "log", Views.LogView.of(line)));
      case WINDOW ->
          line.run()
              .flatMap(key -> run(c, key))
              .map(run -> FeedEvent.of(stored.sequence(), "window", Views.RunView.of(run)));
      case FINISHED ->
          Optional.of(
              FeedEvent.of(
                  stored.sequence(),
                  "finished",
                  new Views.FinishedView(
                      c.state().label(), Views.reason(c), c.reportUrl().orElse(null))));
    };
  }

  private static Optional<WindowRun> run(Campaign c, Line.RunKey key) {
    return c.runs().stream().filter(r -> r.is(key.windowId(), key.attempt())).findFirst();
  }
}
