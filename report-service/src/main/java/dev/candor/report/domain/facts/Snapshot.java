package dev.candor.report.domain.facts;

import java.time.Instant;
import java.util.List;
import java.util.OptionalDouble;

/** The load of engine and host at one moment around one window. */
public record Snapshot(
    String campaignId,
    String windowId,
    int attempt,
    String phase,
    Instant takenAt,
    EngineLoad engine,
    HostLoad host,
    List<Missing> missing)
    implements Fact {

  /** Requests running and waiting, cache use as a share, preemptions since the engine started. */
  public record EngineLoad(
      OptionalDouble running,
      OptionalDouble waiting,
      OptionalDouble kvUsage,
      OptionalDouble preemptionsTotal) {}

  /** Load average over one minute, busy share of all cores, free memory in bytes. */
  public record HostLoad(
      OptionalDouble load1m, OptionalDouble cpuBusy, OptionalDouble memoryAvailableBytes) {}

  /** What could not be read, and why. */
  public record Missing(String what, String why) {}

  /** Checks what cannot be missing. */
  public Snapshot {
    Text.required("campaign_id", campaignId);
    Text.required("window_id", windowId);
    Text.required("phase", phase);
    missing = List.copyOf(missing);
  }

  @Override
  public String naturalKey() {
    return windowId + "/" + attempt + "/" + phase;
  }

  @Override
  public Instant happenedAt() {
    return takenAt;
  }
}
