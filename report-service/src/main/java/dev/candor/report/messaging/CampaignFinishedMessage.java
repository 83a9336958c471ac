package dev.candor.report.messaging;

import dev.candor.report.domain.facts.Finish;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is read of {@code candor.campaign-finished.v1}. */
@RegisterForReflection
record CampaignFinishedMessage(
    String campaignId,
    String finishedAt,
    String state,
    @Nullable String reason,
    @Nullable List<Line> log) {

  record Line(String at, String severity, String text) {}

  Finish toDomain() {
    return new Finish(
        WireJson.required("campaign_id", campaignId),
        WireJson.instant("finished_at", finishedAt),
        WireJson.required("state", state),
        WireJson.word(reason),
        WireJson.list(log).stream()
            .map(
                line ->
                    new Finish.LogLine(
                        WireJson.instant("log.at", line.at), line.severity, line.text))
            .toList());
  }
}
