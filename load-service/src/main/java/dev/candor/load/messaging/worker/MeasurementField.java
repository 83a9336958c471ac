package dev.candor.load.messaging.worker;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.measure.ClientGuilt;
import dev.candor.load.domain.measure.CountRange;
import dev.candor.load.domain.measure.InFlight;
import dev.candor.load.domain.measure.LatencyHistograms;
import dev.candor.load.domain.measure.WindowFigures;
import dev.candor.load.domain.schedule.LoadKind;
import dev.candor.load.worker.Assignment;
import dev.candor.load.worker.LevelReport;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The measurement inside {@code level-measured.v1}. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record MeasurementField(
    long tokensInWindow,
    String tokensCountedBy,
    double windowS,
    double rampS,
    String openedAt,
    String closedAt,
    RequestsField requests,
    InFlightField inFlight,
    @Nullable CountsField promptTokens,
    @Nullable Long cachedPromptTokens,
    @Nullable OutputField outputTokens,
    Map<String, Long> finishReasons,
    HistogramsField histograms,
    List<Long> tokensBySecond,
    List<Long> tokensByThird,
    ClientField client,
    @Nullable RecordsField records,
    Map<String, String> engineFacts) {

  /** How requests ended. */
  @RegisterForReflection
  record RequestsField(long completed, long failed, long cancelled, List<FailureField> failures) {}

  /** One kind of failure. */
  @RegisterForReflection
  record FailureField(String kind, long count, String example) {}

  /** Requests in flight. */
  @RegisterForReflection
  record InFlightField(double mean, int min, int max) {
    static InFlightField of(InFlight inFlight) {
      return new InFlightField(Json.thousandths(inFlight.mean()), inFlight.min(), inFlight.max());
    }
  }

  /** Some counts. */
  @RegisterForReflection
  record CountsField(int min, int max, double mean) {
    static CountsField of(CountRange range) {
      return new CountsField(range.min(), range.max(), Json.thousandths(range.mean()));
    }
  }

  /** Output lengths; {@code short} counts those below what was asked. */
  @RegisterForReflection
  record OutputField(
      int min, int max, double mean, int asked, @JsonProperty("short") long shortOutputs) {}

  /** Histograms in HdrHistogram's V2 compressed encoding, base64. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record HistogramsField(
      String ttftNs,
      String ttftFromScheduledNs,
      String ttfaNs,
      String tpotNs,
      String itlNs,
      String chunkGapNs,
      String e2eNs,
      String outputTokens) {
    static HistogramsField of(LatencyHistograms all) {
      return new HistogramsField(
          all.ttft().encoded(),
          all.ttftFromScheduled().encoded(),
          all.ttfa().encoded(),
          all.tpot().encoded(),
          all.itl().encoded(),
          all.chunkGap().encoded(),
          all.e2e().encoded(),
          all.outputTokens().encoded());
    }
  }

  /** The harness's own lateness. */
  @RegisterForReflection
  record ClientField(
      @JsonProperty("loop_delay_p99_ms") double loopDelayP99Ms,
      @JsonProperty("loop_delay_max_ms") double loopDelayMaxMs,
      @JsonProperty("gc_pause_total_ms") double gcPauseTotalMs,
      @JsonProperty("gc_pause_max_ms") double gcPauseMaxMs,
      @JsonProperty("cpu_share") double cpuShare,
      @JsonProperty("send_late_p99_ms") double sendLateP99Ms) {
    static ClientField of(ClientGuilt guilt) {
      return new ClientField(
          Json.thousandths(guilt.loopDelayP99Ms()),
          Json.thousandths(guilt.loopDelayMaxMs()),
          guilt.gcPauseTotalMs(),
          guilt.gcPauseMaxMs(),
          Json.thousandths(guilt.cpuShare()),
          Json.thousandths(guilt.sendLateP99Ms()));
    }
  }

  /** Where the records are. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record RecordsField(String sha256, long bytes, String mediaType, long requests) {
    static RecordsField of(LevelReport.Records records) {
      return new RecordsField(
          records.sha256(), records.bytes(), "application/jsonl+gzip", records.requests());
    }
  }

  static MeasurementField of(LevelReport.Measured report) {
    WindowFigures figures = report.figures();
    return new MeasurementField(
        figures.tokensInWindow(),
        figures.countedBy().wireName(),
        Json.seconds(figures.lengthNanos()),
        Json.seconds(ramp(report.assignment()).toNanos()),
        Json.time(report.openedAt()),
        Json.time(report.closedAt()),
        requests(figures),
        InFlightField.of(figures.inFlight()),
        figures.promptTokens().map(CountsField::of).orElse(null),
        figures.cachedPromptTokens().isPresent()
            ? (Long) figures.cachedPromptTokens().getAsLong()
            : null,
        output(figures, report.assignment().outputTokens()).orElse(null),
        new TreeMap<>(figures.finishReasons()),
        HistogramsField.of(figures.histograms()),
        figures.tokensBySecond(),
        figures.tokensByThird(),
        ClientField.of(report.client()),
        report.records().map(RecordsField::of).orElse(null),
        new TreeMap<>(report.facts()));
  }

  private static RequestsField requests(WindowFigures figures) {
    return new RequestsField(
        figures.completed(),
        figures.failures().total(),
        figures.cancelled(),
        figures.failures().entries().stream()
            .map(entry -> new FailureField(entry.kind(), entry.count(), entry.example()))
            .toList());
  }

  private static Optional<OutputField> output(WindowFigures figures, int asked) {
    return figures
        .outputTokens()
        .map(
            range ->
                new OutputField(
                    range.min(),
                    range.max(),
                    Json.thousandths(range.mean()),
                    asked,
                    figures.shortOutputs()));
  }

  private static Duration ramp(Assignment assignment) {
    return assignment.load() instanceof LoadKind.Steady steady ? steady.ramp() : Duration.ZERO;
  }
}
