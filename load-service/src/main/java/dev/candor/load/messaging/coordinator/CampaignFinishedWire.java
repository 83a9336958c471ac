package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.Outcome;
import dev.candor.load.service.Line;
import dev.candor.load.service.StoredLine;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code campaign-finished.v1}: a campaign ended, and this is its log. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record CampaignFinishedWire(
    String campaignId,
    String finishedAt,
    String state,
    @Nullable String reason,
    List<LogWire> log) {

  /** One line of the log. */
  @RegisterForReflection
  record LogWire(String at, String severity, String text) {
    static LogWire of(Line line) {
      return new LogWire(Wire.time(line.at()), line.severity().label(), line.text());
    }
  }

  static CampaignFinishedWire of(
      String campaignId, Instant at, Outcome outcome, List<StoredLine> log) {
    return new CampaignFinishedWire(
        campaignId,
        Wire.time(at),
        outcome.label(),
        outcome.why().orElse(null),
        log.stream()
            .map(StoredLine::line)
            .filter(l -> l.kind() == Line.Kind.LOG)
            .map(LogWire::of)
            .toList());
  }
}
