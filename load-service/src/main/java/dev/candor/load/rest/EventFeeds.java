package dev.candor.load.rest;

import dev.candor.load.service.Campaigns;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;

/** Streams of a campaign's events, each read from the database, so that any can be resumed. */
@Singleton
class EventFeeds {
  private static final Duration EVERY = Duration.ofMillis(300);

  private final Campaigns campaigns;

  @Inject
  EventFeeds(Campaigns campaigns) {
    this.campaigns = campaigns;
  }

  /** The events after the given id, up to the campaign's end. */
  Multi<FeedEvent> of(String campaignId, String lastEventId) {
    return Multi.createFrom()
        .deferred(
            () -> {
              EventFeed feed = new EventFeed(campaigns, campaignId, sequence(lastEventId));
              return Multi.createFrom()
                  .ticks()
                  .every(EVERY)
                  .onOverflow()
                  .drop()
                  .emitOn(Infrastructure.getDefaultWorkerPool())
                  .onItem()
                  .transformToIterable(tick -> feed.next())
                  .select()
                  .first(event -> !event.isEnd());
            });
  }

  private static long sequence(String lastEventId) {
    return lastEventId.matches("\\d{1,18}") ? Long.parseLong(lastEventId) : 0;
  }
}
