package dev.candor.report.messaging;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import dev.candor.report.domain.facts.Measurement;
import dev.candor.report.domain.statistics.Samples;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What is read of a window's measurement. */
@RegisterForReflection
record MeasurementMessage(
    long tokensInWindow,
    String tokensCountedBy,
    double windowS,
    double rampS,
    String openedAt,
    String closedAt,
    Requests requests,
    InFlight inFlight,
    @Nullable Range promptTokens,
    @Nullable Long cachedPromptTokens,
    @Nullable Output outputTokens,
    Map<String, String> histograms,
    List<Long> tokensBySecond,
    List<Long> tokensByThird,
    @Nullable Client client,
    @Nullable Records records,
    @Nullable Map<String, JsonNode> engineFacts) {

  record Requests(long completed, long failed, long cancelled, @Nullable List<Failure> failures) {}

  record Failure(String kind, long count, @Nullable String example) {}

  record InFlight(double mean, double min, double max) {}

  record Range(long min, long max, double mean) {}

  record Output(long min, long max, double mean, long asked, @JsonProperty("short") long cut) {}

  record Client(
      @JsonProperty("loop_delay_p99_ms") double loopDelayP99Ms,
      double loopDelayMaxMs,
      double gcPauseTotalMs,
      double cpuShare,
      @JsonProperty("send_late_p99_ms") double sendLateP99Ms) {}

  record Records(String sha256, long bytes, String mediaType, long requests) {}

  Measurement toDomain() {
    return new Measurement(
        tokensInWindow,
        WireJson.required("tokens_counted_by", tokensCountedBy),
        windowS,
        rampS,
        WireJson.instant("opened_at", openedAt),
        WireJson.instant("closed_at", closedAt),
        new Measurement.Requests(
            requests.completed,
            requests.failed,
            requests.cancelled,
            WireJson.list(requests.failures).stream()
                .map(
                    f ->
                        new Measurement.Failure(
                            f.kind, f.count, f.example == null ? "" : f.example))
                .toList()),
        new Measurement.InFlight(inFlight.mean, inFlight.min, inFlight.max),
        Optional.ofNullable(promptTokens)
            .map(range -> new Measurement.TokenRange(range.min, range.max, range.mean)),
        cachedPromptTokens == null ? OptionalLong.empty() : OptionalLong.of(cachedPromptTokens),
        Optional.ofNullable(outputTokens)
            .map(o -> new Measurement.OutputTokens(o.min, o.max, o.mean, o.asked, o.cut)),
        new Measurement.Distributions(
            samples("ttft_ns"), samples("tpot_ns"), samples("itl_ns"), samples("e2e_ns")),
        WireJson.list(tokensBySecond),
        WireJson.list(tokensByThird),
        Optional.ofNullable(client).map(MeasurementMessage::client),
        Optional.ofNullable(records).map(MeasurementMessage::records),
        facts());
  }

  static Measurement.Records records(Records r) {
    return new Measurement.Records(
        WireJson.required("records.sha256", r.sha256), r.bytes, r.mediaType, r.requests);
  }

  private Samples samples(String name) {
    return Samples.decode(WireJson.required("histograms." + name, histograms.get(name)));
  }

  private static Measurement.Client client(Client client) {
    return new Measurement.Client(
        client.loopDelayP99Ms,
        client.loopDelayMaxMs,
        client.gcPauseTotalMs,
        client.cpuShare,
        client.sendLateP99Ms);
  }

  private Map<String, String> facts() {
    Map<String, String> facts = new TreeMap<>();
    if (engineFacts != null) {
      engineFacts.forEach((name, value) -> facts.put(name, WireJson.text(value)));
    }
    return facts;
  }
}
