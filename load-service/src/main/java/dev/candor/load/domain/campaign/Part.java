package dev.candor.load.domain.campaign;

import dev.candor.load.domain.merge.Measured;
import java.time.Instant;
import java.util.Optional;

/**
 * The share of one attempt that one worker measures.
 *
 * @param number from 0
 * @param workerId whose it is
 * @param workerStartedAt tells a worker from its successor of the same name
 * @param streams its share, 1 or more
 * @param result what came of it so far
 */
public record Part(
    int number, String workerId, Instant workerStartedAt, int streams, Result result) {

  /** What came of a part. */
  public sealed interface Result {
    /** Nothing was heard yet. */
    record Pending() implements Result {}

    /** It was measured. */
    record Done(Measured measured) implements Result {}
  }

  boolean isPending() {
    return result instanceof Result.Pending;
  }

  Optional<Measured> measured() {
    return result instanceof Result.Done done ? Optional.of(done.measured()) : Optional.empty();
  }

  Part done(Measured measured) {
    return new Part(number, workerId, workerStartedAt, streams, new Result.Done(measured));
  }
}
