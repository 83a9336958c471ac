package dev.candor.load.rest;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Optional;

/**
 * One event of a feed.
 *
 * @param id what a reader resumes from; empty for progress, which is never repeated
 * @param name its kind
 * @param data its content, written as JSON
 */
record FeedEvent(Optional<String> id, String name, Object data) {
  /** Marks the end; it is not sent. */
  static final FeedEvent END = new FeedEvent(Optional.empty(), "end", "");

  static FeedEvent of(long sequence, String name, Object data) {
    return new FeedEvent(Optional.of(String.valueOf(sequence)), name, data);
  }

  static FeedEvent unnumbered(String name, Object data) {
    return new FeedEvent(Optional.empty(), name, data);
  }

  boolean isEnd() {
    return name.equals(END.name);
  }

  OutboundSseEvent toSse(Sse sse) {
    OutboundSseEvent.Builder event =
        sse.newEventBuilder()
            .name(name)
            .mediaType(MediaType.APPLICATION_JSON_TYPE)
            .data(data.getClass(), data);
    id.ifPresent(event::id);
    return event.build();
  }
}
