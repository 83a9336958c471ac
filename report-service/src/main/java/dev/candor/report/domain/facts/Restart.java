package dev.candor.report.domain.facts;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One asked restart of the engine and what proves it.
 *
 * @param outcome how it ended, as the metadata service words it
 * @param startedBefore start of the process before, when it could be read
 * @param startedAfter start of the process after, when it could be read
 * @param readyAfterS seconds until the endpoint answered again
 */
public record Restart(
    String campaignId,
    String restartId,
    Instant finishedAt,
    String outcome,
    Optional<String> why,
    Optional<Instant> startedBefore,
    Optional<Instant> startedAfter,
    OptionalDouble readyAfterS)
    implements Fact {
  /** Checks what cannot be missing. */
  public Restart {
    Text.required("campaign_id", campaignId);
    Text.required("restart_id", restartId);
  }

  @Override
  public String naturalKey() {
    return restartId;
  }

  @Override
  public Instant happenedAt() {
    return finishedAt;
  }

  /** Whether a later process start was read; a word alone proves nothing. */
  public boolean proved() {
    return outcome.equals("restarted")
        && startedBefore.isPresent()
        && startedAfter.filter(after -> after.isAfter(startedBefore.get())).isPresent();
  }
}
