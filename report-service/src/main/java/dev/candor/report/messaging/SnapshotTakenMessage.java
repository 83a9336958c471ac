package dev.candor.report.messaging;

import dev.candor.report.domain.facts.Snapshot;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** What is read of {@code candor.snapshot-taken.v1}. */
@RegisterForReflection
record SnapshotTakenMessage(
    String campaignId,
    String windowId,
    int attempt,
    String phase,
    String takenAt,
    @Nullable Engine engine,
    @Nullable Host host,
    @Nullable List<Missing> missing) {

  record Engine(
      @Nullable Double running,
      @Nullable Double waiting,
      @Nullable Double kvUsage,
      @Nullable Double preemptionsTotal) {}

  record Host(
      @com.fasterxml.jackson.annotation.JsonProperty("load_1m") @Nullable Double load1m,
      @Nullable Double cpuBusy,
      @Nullable Double memoryAvailableBytes) {}

  record Missing(String what, String why) {}

  Snapshot toDomain() {
    return new Snapshot(
        WireJson.required("campaign_id", campaignId),
        WireJson.required("window_id", windowId),
        attempt,
        WireJson.required("phase", phase),
        WireJson.instant("taken_at", takenAt),
        engine == null ? none() : load(engine),
        host == null
            ? new Snapshot.HostLoad(
                OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty())
            : new Snapshot.HostLoad(
                WireJson.optional(host.load1m),
                WireJson.optional(host.cpuBusy),
                WireJson.optional(host.memoryAvailableBytes)),
        WireJson.list(missing).stream().map(m -> new Snapshot.Missing(m.what, m.why)).toList());
  }

  private static Snapshot.EngineLoad load(Engine engine) {
    return new Snapshot.EngineLoad(
        WireJson.optional(engine.running),
        WireJson.optional(engine.waiting),
        WireJson.optional(engine.kvUsage),
        WireJson.optional(engine.preemptionsTotal));
  }

  private static Snapshot.EngineLoad none() {
    return new Snapshot.EngineLoad(
        OptionalDouble.empty(),
        OptionalDouble.empty(),
        OptionalDouble.empty(),
        OptionalDouble.empty());
  }
}
