package dev.candor.load.client;

import dev.candor.load.domain.stream.Failure;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.TimeUnit;

/**
 * Opens the connections of one event loop before the load starts: a few at a time, so that the
 * server's queue of new connections does not overflow, and again and again until the time is up.
 */
final class WarmUp {
  private static final int AT_ONCE = 64;
  private static final long RETRY_MILLIS = 200;

  private final LoopPart part;
  private final long deadline;
  private final Queue<StreamSlot> waiting = new ArrayDeque<>();
  private final Runnable done;
  private int left;
  private int opened;
  private Optional<Failure> lastFailure = Optional.empty();

  /**
   * Prepares.
   *
   * @param deadline after which a failed connection is not tried again
   * @param done called on the loop when every connection is open or given up
   */
  WarmUp(LoopPart part, long deadline, Runnable done) {
    this.part = part;
    this.deadline = deadline;
    this.done = done;
  }

  /** On the loop. */
  void begin() {
    waiting.addAll(part.slots());
    left = waiting.size();
    if (left == 0) {
      done.run();
    }
    for (int i = 0; i < AT_ONCE; i++) {
      openNext();
    }
  }

  private void openNext() {
    StreamSlot slot = waiting.poll();
    if (slot != null) {
      slot.warmUp(this);
    }
  }

  void opened(StreamSlot slot) {
    opened++;
    settled();
  }

  void failed(StreamSlot slot, Failure failure) {
    lastFailure = Optional.of(failure);
    if (part.loop().nanos() - deadline >= 0) {
      settled();
      return;
    }
    var _ =
        part.loop()
            .eventLoop()
            .schedule(() -> slot.warmUp(this), RETRY_MILLIS, TimeUnit.MILLISECONDS);
  }

  private void settled() {
    openNext();
    if (--left == 0) {
      done.run();
    }
  }

  int opened() {
    return opened;
  }

  Optional<Failure> lastFailure() {
    return lastFailure;
  }
}
