package dev.candor.report.domain.facts;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * How a campaign ended.
 *
 * @param state {@code completed}, {@code refused}, {@code cancelled} or {@code failed}
 * @param reason why, when it did not complete
 */
public record Finish(
    String campaignId, Instant finishedAt, String state, Optional<String> reason, List<LogLine> log)
    implements Fact {
  /** One line of the campaign's log. */
  public record LogLine(Instant at, String severity, String text) {}

  /** Checks what cannot be missing. */
  public Finish {
    Text.required("campaign_id", campaignId);
    Text.required("state", state);
    log = List.copyOf(log);
  }

  @Override
  public String naturalKey() {
    return "finish";
  }

  @Override
  public Instant happenedAt() {
    return finishedAt;
  }
}
