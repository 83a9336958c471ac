package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.restart.RestartRequest;
import dev.candor.metadata.domain.restart.RestartResult;
import io.quarkus.runtime.annotations.RegisterForReflection;
import org.jspecify.annotations.Nullable;

/** The message {@code candor.engine-restarted.v1}. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record EngineRestarted(
    String campaignId,
    String restartId,
    String finishedAt,
    String outcome,
    @Nullable String why,
    @Nullable ProcessLifeWire before,
    @Nullable ProcessLifeWire after,
    @Nullable Double readyAfterS) {
  private static final double MILLIS_PER_SECOND = 1000;

  /** From the domain. */
  public static EngineRestarted of(RestartRequest request, RestartResult result) {
    String finishedAt = ContractJson.time(result.finishedAt());
    return switch (result) {
      case RestartResult.Restarted r ->
          new EngineRestarted(
              request.campaignId(),
              request.restartId(),
              finishedAt,
              "restarted",
              null,
              ProcessLifeWire.of(r.before()),
              ProcessLifeWire.of(r.after()),
              r.readyAfter().toMillis() / MILLIS_PER_SECOND);
      case RestartResult.Failed f ->
          new EngineRestarted(
              request.campaignId(),
              request.restartId(),
              finishedAt,
              "failed",
              f.why(),
              f.before().map(ProcessLifeWire::of).orElse(null),
              f.after().map(ProcessLifeWire::of).orElse(null),
              null);
    };
  }
}
