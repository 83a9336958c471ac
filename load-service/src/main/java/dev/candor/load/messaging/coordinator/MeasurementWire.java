package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.merge.ClientHealth;
import dev.candor.load.domain.merge.EncodedHistogram;
import dev.candor.load.domain.merge.Histograms;
import dev.candor.load.domain.merge.InFlight;
import dev.candor.load.domain.merge.Measured;
import dev.candor.load.domain.merge.OutputTokens;
import dev.candor.load.domain.merge.PromptTokens;
import dev.candor.load.domain.merge.Records;
import dev.candor.load.domain.merge.Requests;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A measurement, in {@code level-measured.v1} and {@code window-recorded.v1} alike. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record MeasurementWire(
    @JsonProperty(required = true) long tokensInWindow,
    @JsonProperty(required = true) String tokensCountedBy,
    @JsonProperty(required = true) double windowS,
    @JsonProperty(required = true) double rampS,
    @JsonProperty(required = true) String openedAt,
    @JsonProperty(required = true) String closedAt,
    @JsonProperty(required = true) RequestsWire requests,
    @JsonProperty(required = true) InFlightWire inFlight,
    @JsonProperty(required = true) @Nullable PromptTokensWire promptTokens,
    @JsonProperty(required = true) @Nullable Long cachedPromptTokens,
    @JsonProperty(required = true) @Nullable OutputTokensWire outputTokens,
    @JsonProperty(required = true) Map<String, Long> finishReasons,
    @JsonProperty(required = true) HistogramsWire histograms,
    @JsonProperty(required = true) List<Long> tokensBySecond,
    @JsonProperty(required = true) List<Long> tokensByThird,
    @JsonProperty(required = true) ClientWire client,
    @JsonProperty(required = true) @Nullable RecordsWire records,
    @JsonProperty(required = true) Map<String, String> engineFacts) {

  /** How requests ended. */
  @RegisterForReflection
  record RequestsWire(
      @JsonProperty(required = true) long completed,
      @JsonProperty(required = true) long failed,
      @JsonProperty(required = true) long cancelled,
      @JsonProperty(required = true) List<FailureWire> failures) {}

  /** Failures of one kind. */
  @RegisterForReflection
  record FailureWire(
      @JsonProperty(required = true) String kind,
      @JsonProperty(required = true) long count,
      @JsonProperty(required = true) String example) {}

  /** Requests in flight. */
  @RegisterForReflection
  record InFlightWire(
      @JsonProperty(required = true) double mean,
      @JsonProperty(required = true) long min,
      @JsonProperty(required = true) long max) {}

  /** Prompt lengths. */
  @RegisterForReflection
  record PromptTokensWire(
      @JsonProperty(required = true) long min,
      @JsonProperty(required = true) long max,
      @JsonProperty(required = true) double mean) {}

  /** Output lengths. */
  @RegisterForReflection
  record OutputTokensWire(
      @JsonProperty(required = true) long min,
      @JsonProperty(required = true) long max,
      @JsonProperty(required = true) double mean,
      @JsonProperty(required = true) long asked,
      @JsonProperty(value = "short", required = true) long shortOnes) {}

  /** The eight histograms. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record HistogramsWire(
      @JsonProperty(required = true) String ttftNs,
      @JsonProperty(required = true) String ttftFromScheduledNs,
      @JsonProperty(required = true) String ttfaNs,
      @JsonProperty(required = true) String tpotNs,
      @JsonProperty(required = true) String itlNs,
      @JsonProperty(required = true) String chunkGapNs,
      @JsonProperty(required = true) String e2eNs,
      @JsonProperty(required = true) String outputTokens) {}

  /** The harness's own health. */
  @RegisterForReflection
  record ClientWire(
      @JsonProperty(value = "loop_delay_p99_ms", required = true) double loopDelayP99Ms,
      @JsonProperty(value = "loop_delay_max_ms", required = true) double loopDelayMaxMs,
      @JsonProperty(value = "gc_pause_total_ms", required = true) double gcPauseTotalMs,
      @JsonProperty(value = "gc_pause_max_ms", required = true) double gcPauseMaxMs,
      @JsonProperty(value = "cpu_share", required = true) double cpuShare,
      @JsonProperty(value = "send_late_p99_ms", required = true) double sendLateP99Ms) {}

  static MeasurementWire of(Measured m) {
    Requests r = m.requests();
    ClientHealth c = m.client();
    return new MeasurementWire(
        m.tokensInWindow(),
        m.tokensCountedBy(),
        m.windowSeconds(),
        m.rampSeconds(),
        Wire.time(m.openedAt()),
        Wire.time(m.closedAt()),
        new RequestsWire(
            r.completed(),
            r.failed(),
            r.cancelled(),
            each(r.failures(), f -> new FailureWire(f.kind(), f.count(), f.example()))),
        new InFlightWire(m.inFlight().mean(), m.inFlight().min(), m.inFlight().max()),
        m.promptTokens().map(p -> new PromptTokensWire(p.min(), p.max(), p.mean())).orElse(null),
        m.cachedPromptTokens().isPresent() ? (Long) m.cachedPromptTokens().getAsLong() : null,
        m.outputTokens()
            .map(o -> new OutputTokensWire(o.min(), o.max(), o.mean(), o.asked(), o.shortOnes()))
            .orElse(null),
        m.finishReasons(),
        histograms(m.histograms()),
        m.tokensBySecond(),
        m.tokensByThird(),
        new ClientWire(
            c.loopDelayP99Millis(),
            c.loopDelayMaxMillis(),
            c.gcPauseTotalMillis(),
            c.gcPauseMaxMillis(),
            c.cpuShare(),
            c.sendLateP99Millis()),
        m.records().stream().findFirst().map(RecordsWire::of).orElse(null),
        m.engineFacts());
  }

  Measured toDomain(List<RecordsWire> further) {
    List<Records> all =
        Stream.concat(Optional.ofNullable(records).stream(), further.stream())
            .map(RecordsWire::toDomain)
            .toList();
    return new Measured(
        tokensInWindow,
        tokensCountedBy,
        windowS,
        rampS,
        Instant.parse(openedAt),
        Instant.parse(closedAt),
        new Requests(
            requests.completed(),
            requests.failed(),
            requests.cancelled(),
            each(requests.failures(), f -> new Requests.Failure(f.kind(), f.count(), f.example()))),
        new InFlight(inFlight.mean(), inFlight.min(), inFlight.max()),
        Optional.ofNullable(promptTokens).map(p -> new PromptTokens(p.min(), p.max(), p.mean())),
        cachedPromptTokens == null ? OptionalLong.empty() : OptionalLong.of(cachedPromptTokens),
        Optional.ofNullable(outputTokens)
            .map(o -> new OutputTokens(o.min(), o.max(), o.mean(), o.asked(), o.shortOnes())),
        finishReasons,
        histograms(histograms),
        tokensBySecond,
        tokensByThird,
        new ClientHealth(
            client.loopDelayP99Ms(),
            client.loopDelayMaxMs(),
            client.gcPauseTotalMs(),
            client.gcPauseMaxMs(),
            client.cpuShare(),
            client.sendLateP99Ms()),
        all,
        engineFacts);
  }

  private static HistogramsWire histograms(Histograms h) {
    return new HistogramsWire(
        h.ttft().base64(),
        h.ttftFromScheduled().base64(),
        h.ttfa().base64(),
        h.tpot().base64(),
        h.itl().base64(),
        h.chunkGap().base64(),
        h.e2e().base64(),
        h.outputTokens().base64());
  }

  private static Histograms histograms(HistogramsWire h) {
    return new Histograms(
        new EncodedHistogram(h.ttftNs()),
        new EncodedHistogram(h.ttftFromScheduledNs()),
        new EncodedHistogram(h.ttfaNs()),
        new EncodedHistogram(h.tpotNs()),
        new EncodedHistogram(h.itlNs()),
        new EncodedHistogram(h.chunkGapNs()),
        new EncodedHistogram(h.e2eNs()),
        new EncodedHistogram(h.outputTokens()));
  }

  private static <A, B> List<B> each(List<A> list, Function<A, B> map) {
    return list.stream().map(map).toList();
  }
}
