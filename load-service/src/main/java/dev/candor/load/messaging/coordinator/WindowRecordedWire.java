package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.WindowRun;
import dev.candor.load.domain.merge.Measured;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code window-recorded.v1}: what became of one attempt at a window. It may be said again with
 * more flags; the latest per (campaign, window, attempt) counts.
 */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record WindowRecordedWire(
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
    List<String> workers,
    List<FlagWire> flags,
    @Nullable MeasurementWire measurement,
    List<RecordsWire> furtherRecords) {

  /** A flag. */
  @RegisterForReflection
  record FlagWire(String rule, String why) {}

  static WindowRecordedWire of(String campaignId, WindowRun run) {
    return new WindowRecordedWire(
        campaignId,
        run.window().id(),
        run.window().repeat(),
        run.window().position(),
        run.window().shape(),
        run.window().load().label(),
        run.window().streams(),
        run.attempt(),
        Wire.time(run.recordedAt()),
        run.state().label(),
        run.reason().orElse(null),
        run.workers(),
        run.flags().stream().map(f -> new FlagWire(f.rule(), f.why())).toList(),
        run.measurement().map(MeasurementWire::of).orElse(null),
        run.measurement().map(WindowRecordedWire::further).orElse(List.of()));
  }

  /** The records of all parts but the first, whose stand in the measurement. */
  static List<RecordsWire> further(Measured m) {
    return m.records().stream().skip(1).map(RecordsWire::of).toList();
  }
}
