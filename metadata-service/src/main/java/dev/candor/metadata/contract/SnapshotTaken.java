package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.load.Snapshot;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/** The message {@code candor.snapshot-taken.v1}. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record SnapshotTaken(
    String campaignId,
    String windowId,
    int attempt,
    String phase,
    String takenAt,
    EngineLoadWire engine,
    HostLoadWire host,
    List<MissingWire> missing) {
  /** From the domain. */
  public static SnapshotTaken of(Snapshot s) {
    return new SnapshotTaken(
        s.campaignId(),
        s.windowId(),
        s.attempt(),
        s.phase().wireName(),
        ContractJson.time(s.takenAt()),
        EngineLoadWire.of(s.engine()),
        HostLoadWire.of(s.host()),
        s.missing().stream().map(MissingWire::of).toList());
  }
}
