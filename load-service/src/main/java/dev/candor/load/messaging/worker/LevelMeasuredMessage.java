package dev.candor.load.messaging.worker;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.worker.LevelReport;
import io.quarkus.runtime.annotations.RegisterForReflection;
import org.jspecify.annotations.Nullable;

/** {@code level-measured.v1}. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record LevelMeasuredMessage(
    String campaignId,
    String windowId,
    int attempt,
    int part,
    int parts,
    String workerId,
    String reportedAt,
    String outcome,
    @Nullable String failure,
    @Nullable MeasurementField measurement) {

  static LevelMeasuredMessage of(LevelReport report) {
    return switch (report) {
      case LevelReport.Measured measured ->
          of(report, "measured", null, MeasurementField.of(measured));
      case LevelReport.Failed failed -> of(report, "failed", failed.reason(), null);
    };
  }

  private static LevelMeasuredMessage of(
      LevelReport report,
      String outcome,
      @Nullable String failure,
      @Nullable MeasurementField measurement) {
    var assignment = report.assignment();
    var key = assignment.key();
    return new LevelMeasuredMessage(
        key.campaignId(),
        key.windowId(),
        key.attempt(),
        key.part(),
        assignment.parts(),
        assignment.workerId(),
        Json.time(report.reportedAt()),
        outcome,
        failure,
        measurement);
  }
}
