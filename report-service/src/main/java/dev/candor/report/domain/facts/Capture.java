package dev.candor.report.domain.facts;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** The serving configuration as read at one moment, every value with its evidence. */
public record Capture(
    String campaignId,
    String captureId,
    Instant capturedAt,
    String engineKind,
    Optional<String> engineVersion,
    Optional<EngineProcess> process,
    List<ConfigValue> values,
    List<Gap> unresolved,
    List<Conflict> conflicts,
    List<String> secrets,
    List<String> warnings,
    Optional<Host> host,
    List<ChecklistItem> checklist)
    implements Fact {

  /** The process behind the endpoint. */
  public record EngineProcess(
      long pid,
      Optional<Instant> startedAt,
      String executable,
      List<String> argv,
      Map<String, String> environment,
      Optional<String> containerId) {}

  /** One setting, as the sources that agree on it give it. */
  public record ConfigValue(String name, String value, List<Reading> evidence) {}

  /** One source's word on a setting: which source, where in it, what, and when. */
  public record Reading(String source, String where, String value, Instant readAt) {}

  /** A setting that could not be read, and why. */
  public record Gap(String name, String why) {}

  /** A setting on which sources disagree; it is reported, never resolved silently. */
  public record Conflict(String name, List<Reading> readings) {}

  /** The machine that serves. Memory in bytes. */
  public record Host(
      String hostname,
      String machine,
      String cpuModel,
      int cpuCores,
      OptionalLong memoryBytes,
      String os,
      String kernel,
      List<String> devices,
      Optional<String> devicesNote) {}

  /** One of the 13 items of {@code metadata.complete}. */
  public record ChecklistItem(String item, State state, String why) {
    /** How the item stands. */
    public enum State {
      SATISFIED,
      NOT_SATISFIED,
      NOT_APPLICABLE
    }
  }

  /** Checks what cannot be missing. */
  public Capture {
    Text.required("campaign_id", campaignId);
    Text.required("capture_id", captureId);
    values = List.copyOf(values);
    unresolved = List.copyOf(unresolved);
    conflicts = List.copyOf(conflicts);
    secrets = List.copyOf(secrets);
    warnings = List.copyOf(warnings);
    checklist = List.copyOf(checklist);
  }

  @Override
  public String naturalKey() {
    return captureId;
  }

  @Override
  public Instant happenedAt() {
    return capturedAt;
  }

  /** The value read for a setting. */
  public Optional<String> value(String name) {
    return values.stream()
        .filter(value -> value.name().equals(name))
        .map(ConfigValue::value)
        .findFirst();
  }
}
