package dev.candor.report.messaging;

import dev.candor.report.domain.facts.Load;
import dev.candor.report.domain.facts.WindowRecord;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is read of {@code candor.window-recorded.v1}. */
@RegisterForReflection
record WindowRecordedMessage(
    String campaignId,
    String windowId,
    int repeat,
    int position,
    String shape,
    String load,
    int streams,
    int attempt,
    String recordedAt,
    String state,
    @Nullable String reason,
    @Nullable List<String> workers,
    @Nullable List<FlagRaised> flags,
    @Nullable MeasurementMessage measurement,
    @Nullable List<MeasurementMessage.Records> furtherRecords) {

  record FlagRaised(String rule, String why) {}

  WindowRecord toDomain() {
    return new WindowRecord(
        WireJson.required("campaign_id", campaignId),
        WireJson.required("window_id", windowId),
        repeat,
        position,
        WireJson.required("shape", shape),
        Load.of(WireJson.required("load", load)),
        streams,
        attempt,
        WireJson.instant("recorded_at", recordedAt),
        state(WireJson.required("state", state)),
        WireJson.word(reason),
        WireJson.list(workers),
        WireJson.list(flags).stream().map(f -> new WindowRecord.Flag(f.rule, f.why)).toList(),
        Optional.ofNullable(measurement).map(MeasurementMessage::toDomain),
        WireJson.list(furtherRecords).stream().map(MeasurementMessage::records).toList());
  }

  private static WindowRecord.State state(String word) {
    return switch (word) {
      case "valid" -> WindowRecord.State.VALID;
      case "invalid" -> WindowRecord.State.INVALID;
      case "void" -> WindowRecord.State.VOID;
      default ->
          throw new IllegalArgumentException(
              "state: '" + word + "' is unknown; use valid, invalid or void");
    };
  }
}
