package dev.candor.report.messaging;

import com.fasterxml.jackson.databind.JsonNode;
import dev.candor.report.domain.facts.Capture;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What is read of {@code candor.serving-config-captured.v1}. */
@RegisterForReflection
record ServingConfigCapturedMessage(
    String campaignId,
    String captureId,
    String capturedAt,
    @Nullable Engine engine,
    @Nullable ProcessFound process,
    List<Value> values,
    @Nullable List<Named> unresolved,
    @Nullable List<ConflictFound> conflicts,
    @Nullable List<Secret> secrets,
    @Nullable List<String> warnings,
    @Nullable HostFound host,
    @Nullable List<Item> checklist) {

  record Engine(@Nullable String kind, @Nullable String version) {}

  record ProcessFound(
      long pid,
      @Nullable String startedAt,
      @Nullable String executable,
      @Nullable List<String> argv,
      @Nullable Map<String, String> environment,
      @Nullable String containerId) {}

  record Value(String name, @Nullable JsonNode value, @Nullable List<Reading> evidence) {}

  record Reading(String source, String where, @Nullable JsonNode value, String readAt) {}

  record Named(String name, String why) {}

  record ConflictFound(String name, List<Reading> readings) {}

  record Secret(String where, String marker) {}

  record HostFound(
      @Nullable String hostname,
      @Nullable String machine,
      @Nullable String cpuModel,
      int cpuCores,
      @Nullable Long memoryBytes,
      @Nullable String os,
      @Nullable String kernel,
      @Nullable List<JsonNode> devices,
      @Nullable String devicesNote) {}

  record Item(String item, String state, @Nullable String why) {}

  Capture toDomain() {
    return new Capture(
        WireJson.required("campaign_id", campaignId),
        WireJson.required("capture_id", captureId),
        WireJson.instant("captured_at", capturedAt),
        engine == null ? "unknown" : known(engine.kind),
        engine == null ? Optional.empty() : WireJson.word(engine.version),
        Optional.ofNullable(process).map(ServingConfigCapturedMessage::process),
        WireJson.required("values", values).stream()
            .map(v -> new Capture.ConfigValue(v.name, WireJson.text(v.value), read(v.evidence)))
            .toList(),
        WireJson.list(unresolved).stream().map(n -> new Capture.Gap(n.name, n.why)).toList(),
        WireJson.list(conflicts).stream()
            .map(c -> new Capture.Conflict(c.name, read(c.readings)))
            .toList(),
        WireJson.list(secrets).stream().map(s -> s.where + " → " + s.marker).toList(),
        WireJson.list(warnings),
        Optional.ofNullable(host).map(ServingConfigCapturedMessage::host),
        WireJson.list(checklist).stream().map(ServingConfigCapturedMessage::item).toList());
  }

  private static Capture.EngineProcess process(ProcessFound found) {
    return new Capture.EngineProcess(
        found.pid,
        Optional.ofNullable(found.startedAt).map(Instant::parse),
        known(found.executable),
        WireJson.list(found.argv),
        found.environment == null ? Map.of() : found.environment,
        WireJson.word(found.containerId));
  }

  private static List<Capture.Reading> read(@Nullable List<Reading> readings) {
    return WireJson.list(readings).stream()
        .map(
            r ->
                new Capture.Reading(
                    r.source,
                    r.where,
                    WireJson.text(r.value),
                    WireJson.instant("evidence.read_at", r.readAt)))
        .toList();
  }

  private static Capture.Host host(HostFound found) {
    return new Capture.Host(
        known(found.hostname),
        known(found.machine),
        known(found.cpuModel),
        found.cpuCores,
        found.memoryBytes == null ? OptionalLong.empty() : OptionalLong.of(found.memoryBytes),
        known(found.os),
        known(found.kernel),
        WireJson.list(found.devices).stream().map(ServingConfigCapturedMessage::device).toList(),
        WireJson.word(found.devicesNote));
  }

  private static String device(JsonNode device) {
    return device.isObject() ? WireJson.text(device.get("name")) : WireJson.text(device);
  }

  private static Capture.ChecklistItem item(Item item) {
    Capture.ChecklistItem.State state =
        switch (item.state) {
          case "satisfied" -> Capture.ChecklistItem.State.SATISFIED;
          case "not-satisfied" -> Capture.ChecklistItem.State.NOT_SATISFIED;
          case "not-applicable" -> Capture.ChecklistItem.State.NOT_APPLICABLE;
          default ->
              throw new IllegalArgumentException(
                  "checklist."
                      + item.item
                      + ".state: '"
                      + item.state
                      + "' is unknown; use satisfied, not-satisfied or not-applicable");
        };
    return new Capture.ChecklistItem(item.item, state, item.why == null ? "" : item.why);
  }

  private static String known(@Nullable String value) {
    return value == null ? "unknown" : value;
  }
}
