package dev.candor.load.client;

import dev.candor.load.domain.measure.Outcome;
import dev.candor.load.domain.stream.Failure;
import dev.candor.load.domain.stream.StreamTimeline;
import java.util.Optional;

/** Takes note of every ended request, on the event loop of its stream: it must not block. */
@FunctionalInterface
public interface RequestLog {
  /** Notes nothing. */
  RequestLog NONE = (index, stream, outcome, failure) -> {};

  /**
   * One request has ended and its tokens are attributed.
   *
   * @param index of the request, unique in the level
   * @param stream valid during the call only
   */
  void ended(long index, StreamTimeline stream, Outcome outcome, Optional<Failure> failure);
}
