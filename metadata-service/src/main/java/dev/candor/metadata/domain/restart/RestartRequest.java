package dev.candor.metadata.domain.restart;

import dev.candor.metadata.domain.endpoint.Endpoint;
import java.time.Duration;

/**
 * A campaign's wish to have its engine restarted.
 *
 * @param campaignId the campaign
 * @param restartId which restart of it
 * @param endpoint where the engine answers
 * @param allowed whether the campaign's author allowed restarts
 * @param readyTimeout how long the engine may take until it answers
 */
public record RestartRequest(
    String campaignId,
    String restartId,
    Endpoint endpoint,
    boolean allowed,
    Duration readyTimeout) {
  public RestartRequest {
    if (readyTimeout.isNegative() || readyTimeout.isZero()) {
      throw new IllegalArgumentException(
          "ready_timeout_s: " + readyTimeout.toSeconds() + " is not a time-out; use more than 0");
    }
  }
}
