package dev.candor.load.service;

import java.time.Instant;
import java.util.Optional;

/**
 * A worker's sign of life.
 *
 * @param workerId its name
 * @param host its machine
 * @param startedAt when its process started
 * @param task what it is busy with
 */
public record WorkerBeat(String workerId, String host, Instant startedAt, Optional<Task> task) {
  /**
   * What a worker is busy with.
   *
   * @param campaignId of the campaign
   * @param windowId of the window
   * @param attempt at it
   * @param phase ramp, window and so on, in the worker's own words
   * @param tokensPerSecond at this moment
   * @param inFlight requests in flight at this moment
   */
  public record Task(
      String campaignId,
      String windowId,
      int attempt,
      String phase,
      double tokensPerSecond,
      long inFlight) {}
}
