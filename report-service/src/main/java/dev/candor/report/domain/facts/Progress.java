package dev.candor.report.domain.facts;

import java.time.Instant;
import java.util.OptionalDouble;

/**
 * Where a campaign stands now.
 *
 * @param tokensPerSecondNow over the last second, absent between windows
 * @param etaS seconds left by the plan, absent when not known
 */
public record Progress(
    String campaignId,
    Instant at,
    String state,
    String doing,
    int windowsDone,
    int windowsPlanned,
    OptionalDouble tokensPerSecondNow,
    OptionalDouble etaS)
    implements Fact {
  /** Checks the counts. */
  public Progress {
    Text.required("campaign_id", campaignId);
    if (windowsDone < 0 || windowsPlanned < 0) {
      throw new IllegalArgumentException(
          "windows_done: " + windowsDone + " of " + windowsPlanned + " is no count of windows");
    }
  }

  @Override
  public String naturalKey() {
    return "progress";
  }

  @Override
  public Instant happenedAt() {
    return at;
  }
}
