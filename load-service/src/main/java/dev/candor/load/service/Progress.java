package dev.candor.load.service;

import java.time.Instant;
import java.util.OptionalDouble;

/**
 * How a campaign is getting on.
 *
 * @param campaignId its id
 * @param at when this was true
 * @param state its state's name
 * @param doing one line for people
 * @param windowsDone closed windows
 * @param windowsPlanned all windows
 * @param tokensPerSecondNow as the workers last said; empty when nothing is measured
 * @param etaSeconds estimated time left; empty when it is over
 */
public record Progress(
    String campaignId,
    Instant at,
    String state,
    String doing,
    int windowsDone,
    int windowsPlanned,
    OptionalDouble tokensPerSecondNow,
    OptionalDouble etaSeconds) {

  /** Whether a reader sees a difference to the other, apart from the time. */
  public boolean isNewsAfter(Progress other) {
    return !state.equals(other.state)
        || !doing.equals(other.doing)
        || windowsDone != other.windowsDone;
  }
}
