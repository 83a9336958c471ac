package dev.candor.report.messaging;

import dev.candor.report.domain.facts.Restart;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is read of {@code candor.engine-restarted.v1}. */
@RegisterForReflection
record EngineRestartedMessage(
    String campaignId,
    String restartId,
    String finishedAt,
    String outcome,
    @Nullable String why,
    @Nullable Start before,
    @Nullable Start after,
    @Nullable Double readyAfterS) {

  record Start(@Nullable Long pid, @Nullable String startedAt) {}

  Restart toDomain() {
    return new Restart(
        WireJson.required("campaign_id", campaignId),
        WireJson.required("restart_id", restartId),
        WireJson.instant("finished_at", finishedAt),
        WireJson.required("outcome", outcome),
        WireJson.word(why),
        start(before),
        start(after),
        WireJson.optional(readyAfterS));
  }

  private static Optional<Instant> start(@Nullable Start start) {
    return Optional.ofNullable(start).map(Start::startedAt).map(Instant::parse);
  }
}
