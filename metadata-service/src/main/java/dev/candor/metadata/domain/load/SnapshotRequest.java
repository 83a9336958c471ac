package dev.candor.metadata.domain.load;

import dev.candor.metadata.domain.endpoint.Endpoint;

/**
 * A campaign's wish for a load snapshot.
 *
 * @param campaignId the campaign
 * @param windowId the window it belongs to
 * @param attempt which attempt at the window, 1 or more
 * @param phase before, during or after the window
 * @param endpoint where the engine answers
 */
public record SnapshotRequest(
    String campaignId, String windowId, int attempt, Phase phase, Endpoint endpoint) {
  public SnapshotRequest {
    if (attempt < 1) {
      throw new IllegalArgumentException(
          "attempt: " + attempt + " is not an attempt; use 1 or more");
    }
  }
}
