package dev.candor.load.domain;

import dev.candor.load.domain.campaign.spec.Api;
import dev.candor.load.domain.campaign.spec.CampaignSpec;
import dev.candor.load.domain.campaign.spec.Endpoint;
import dev.candor.load.domain.campaign.spec.EngineSpec;
import dev.candor.load.domain.campaign.spec.GateSpec;
import dev.candor.load.domain.campaign.spec.Limits;
import dev.candor.load.domain.campaign.spec.Sampling;
import dev.candor.load.domain.campaign.spec.Seeds;
import dev.candor.load.domain.campaign.spec.Shape;
import dev.candor.load.domain.campaign.spec.WindowLength;
import dev.candor.load.domain.merge.ClientHealth;
import dev.candor.load.domain.merge.EncodedHistogram;
import dev.candor.load.domain.merge.Histograms;
import dev.candor.load.domain.merge.InFlight;
import dev.candor.load.domain.merge.Measured;
import dev.candor.load.domain.merge.OutputTokens;
import dev.candor.load.domain.merge.PromptTokens;
import dev.candor.load.domain.merge.Records;
import dev.candor.load.domain.merge.Requests;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.HdrHistogram.Histogram;

/** Campaigns and measurements to test with. */
public final class Fixtures {
  public static final Instant START = Instant.parse("2026-12-01T16:12:00Z");
  public static final ClientHealth HEALTHY = new ClientHealth(0.3, 2.1, 3, 1.5, 0.12, 0.1);

  private Fixtures() {}

  /** Decode-heavy only, windows of 4 s after a ramp of 1 s, no bursts. */
  public static CampaignSpec spec(List<Integer> levels, int repeats, List<Integer> restarts) {
    return new CampaignSpec(
        "demo",
        "model-engine",
        new Endpoint("http://127.0.0.1:8000", Api.AUTO, Optional.empty(), Optional.empty()),
        false,
        new EngineSpec(!restarts.isEmpty(), Map.of()),
        List.of(Shape.DECODE_HEAVY),
        levels,
        repeats,
        restarts,
        new WindowLength(Duration.ofSeconds(1), Duration.ofSeconds(4)),
        List.of(),
        new Sampling(0, 1, OptionalLong.empty(), true),
        new Limits(Duration.ofSeconds(5), Duration.ofSeconds(60)),
        new GateSpec("auto", Map.of()),
        new Seeds(4711, 42));
  }

  /** A quiet measurement of 4 s with that many tokens and streams. */
  public static Measured measured(long tokens, int streams) {
    return measured(tokens, streams, new Requests(47, 0, streams, List.of()), histogram(40, 200));
  }

  public static Measured measured(long tokens, int streams, Requests requests, Histogram ttft) {
    EncodedHistogram times = EncodedHistogram.of(ttft);
    long third = tokens / 3;
    return new Measured(
        tokens,
        "final-usage",
        4,
        1,
        START,
        START.plusSeconds(4),
        requests,
        new InFlight(streams, streams, streams),
        Optional.of(new PromptTokens(39, 42, 40.6)),
        OptionalLong.of(0),
        Optional.of(new OutputTokens(256, 256, 256, 256, 0)),
        Map.of("length", 47L),
        new Histograms(times, times, times, times, times, times, times, times),
        List.of(tokens / 4, tokens / 4, tokens / 4, tokens / 4),
        List.of(third, third, third),
        HEALTHY,
        List.of(new Records("9f".repeat(32), 20480, "application/jsonl+gzip", 51)),
        Map.of());
  }

  /** A histogram of {@code count} equal values, in milliseconds. */
  public static Histogram histogram(long millis, long count) {
    Histogram h = new Histogram(3);
    h.recordValueWithCount(millis * 1_000_000, count);
    return h;
  }
}
