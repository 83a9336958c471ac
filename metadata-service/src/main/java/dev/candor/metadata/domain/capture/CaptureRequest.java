package dev.candor.metadata.domain.capture;

import dev.candor.metadata.domain.endpoint.Endpoint;
import java.util.Map;
import java.util.Optional;

/**
 * A campaign's wish to have its engine read.
 *
 * @param campaignId the campaign
 * @param captureId which capture of it
 * @param endpoint where the engine answers
 * @param sampling the sampling parameters in words; empty when the campaign did not say
 * @param declared what the campaign's author declared, by name
 * @param harnessRevision the source revision of the harness; empty when unknown
 * @param seedsRecorded whether the campaign recorded its seeds
 * @param nodes how many hosts the engine spans, 1 or more
 */
public record CaptureRequest(
    String campaignId,
    String captureId,
    Endpoint endpoint,
    Optional<String> sampling,
    Map<String, String> declared,
    Optional<String> harnessRevision,
    boolean seedsRecorded,
    int nodes) {
  public CaptureRequest {
    if (nodes < 1) {
      throw new IllegalArgumentException("nodes: " + nodes + " is not a node count; use 1 or more");
    }
    declared = Map.copyOf(declared);
  }
}
