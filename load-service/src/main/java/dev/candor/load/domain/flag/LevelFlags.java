package dev.candor.load.domain.flag;

import dev.candor.load.domain.merge.ClientHealth;
import dev.candor.load.domain.merge.Measured;
import dev.candor.load.domain.merge.OutputTokens;
import dev.candor.load.domain.plan.Load;
import dev.candor.load.domain.plan.PlannedWindow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.HdrHistogram.Histogram;

/** The flags of METHOD § 2 that one level raises by itself; {@link Dips} needs the whole ladder. */
public final class LevelFlags {
  /** {@code ttft.tail}: p95 above this many times p50. */
  static final double TAIL_LIMIT = 5;

  /** {@code not-steady}: thirds of the window may differ by this share of their mean. */
  static final double STEADY_LIMIT = 0.10;

  /** Samples from which a 95th percentile may be used (METHOD § 2). */
  static final long P95_FLOOR = 130;

  private static final double NANOS_PER_SECOND = 1e9;

  private LevelFlags() {}

  /**
   * Every flag of one level, in a fixed order.
   *
   * @param sequenceCap the engine's cap on concurrent sequences, when known
   */
  public static List<Flag> of(
      PlannedWindow window,
      Measured m,
      Snapshots snapshots,
      OptionalInt sequenceCap,
      ClientLimits limits) {
    List<Flag> flags = new ArrayList<>();
    ttftTail(m.histograms().ttft().decode()).ifPresent(flags::add);
    saturated(m.client(), limits).ifPresent(flags::add);
    errors(m).ifPresent(flags::add);
    m.outputTokens().flatMap(LevelFlags::shortOutput).ifPresent(flags::add);
    cacheHit(m).ifPresent(flags::add);
    if (window.load() == Load.STEADY) {
      notSteady(m.tokensByThird()).ifPresent(flags::add);
    }
    flags.addAll(EngineLoadFlags.of(window.streams(), snapshots, sequenceCap));
    countedFromChunks(m.tokensCountedBy()).ifPresent(flags::add);
    return List.copyOf(flags);
  }

  private static Optional<Flag> countedFromChunks(String countedBy) {
    return switch (countedBy) {
      case "chunks" ->
          flag(
              "tokens.counted-from-chunks",
              "the endpoint reported no token counts, so chunks were counted: never publishable");
      case "final-usage-and-chunks" ->
          flag(
              "tokens.counted-from-chunks",
              "streams that ended before their usage came were counted by chunks, which hold several"
                  + " tokens here: a lower bound, never publishable");
      default -> Optional.empty();
    };
  }

  /** {@code ttft.tail} on a histogram in nanoseconds; silent below 130 samples. */
  static Optional<Flag> ttftTail(Histogram ttft) {
    return ttft.getTotalCount() < P95_FLOOR
        ? Optional.empty()
        : ttftTail(
            ttft.getValueAtPercentile(50) / NANOS_PER_SECOND,
            ttft.getValueAtPercentile(95) / NANOS_PER_SECOND);
  }

  /** {@code ttft.tail}: p95 above five times p50, both in seconds. */
  static Optional<Flag> ttftTail(double p50, double p95) {
    if (p95 <= TAIL_LIMIT * p50) {
      return Optional.empty();
    }
    return flag(
        "ttft.tail",
        String.format(
            Locale.ROOT,
            "p95 %s s is %.0f times p50 %s s; the limit is 5 times",
            significant(p95),
            p95 / p50,
            significant(p50)));
  }

  static Optional<Flag> saturated(ClientHealth c, ClientLimits limits) {
    List<String> over = new ArrayList<>();
    above(over, "event-loop delay p99", c.loopDelayP99Millis(), limits.loopDelayP99Millis(), " ms");
    above(over, "longest collector pause", c.gcPauseMaxMillis(), limits.gcPauseMaxMillis(), " ms");
    above(over, "processor share", c.cpuShare(), limits.cpuShare(), "");
    above(over, "send lateness p99", c.sendLateP99Millis(), limits.sendLateP99Millis(), " ms");
    return over.isEmpty()
        ? Optional.empty()
        : Optional.of(new Flag("client.saturated", String.join("; ", over)));
  }

  private static void above(
      List<String> over, String what, double value, double limit, String unit) {
    if (value > limit) {
      over.add(
          String.format(
              Locale.ROOT,
              "%s %.2f%s is %.1f times its limit of %s%s",
              what,
              value,
              unit,
              value / limit,
              significant(limit),
              unit));
    }
  }

  private static Optional<Flag> errors(Measured m) {
    if (m.requests().failed() == 0) {
      return Optional.empty();
    }
    String kinds =
        String.join(
            ", ",
            m.requests().failures().stream()
                .filter(f -> f.count() > 0)
                .map(f -> f.count() + " " + f.kind())
                .toList());
    return flag(
        "errors",
        String.format(
            Locale.ROOT,
            "%d of %d requests failed (%.1f %%)%s",
            m.requests().failed(),
            m.requests().completed() + m.requests().failed(),
            100 * m.requests().failedShare(),
            kinds.isEmpty() ? "" : ": " + kinds));
  }

  private static Optional<Flag> shortOutput(OutputTokens o) {
    return o.shortOnes() == 0
        ? Optional.empty()
        : flag(
            "output.short",
            String.format(
                Locale.ROOT,
                "%d streams ended before the cap of %d tokens; lengths %d to %d, mean %.1f",
                o.shortOnes(),
                o.asked(),
                o.min(),
                o.max(),
                o.mean()));
  }

  private static Optional<Flag> cacheHit(Measured m) {
    long cached = m.cachedPromptTokens().orElse(0);
    return cached == 0
        ? Optional.empty()
        : flag(
            "prefix-cache.hit",
            String.format(
                Locale.ROOT,
                "%d prompt tokens came from the engine's cache although every prompt is unique",
                cached));
  }

  static Optional<Flag> notSteady(List<Long> thirds) {
    double mean = thirds.stream().mapToLong(Long::longValue).average().orElse(0);
    long min = thirds.stream().mapToLong(Long::longValue).min().orElse(0);
    long max = thirds.stream().mapToLong(Long::longValue).max().orElse(0);
    if (mean == 0 || (max - min) / mean <= STEADY_LIMIT) {
      return Optional.empty();
    }
    return flag(
        "not-steady",
        String.format(
            Locale.ROOT,
            "thirds of the window held %s tokens, %.1f %% apart; the limit is 10 %%",
            thirds.toString().replace("[", "").replace("]", ""),
            100 * (max - min) / mean));
  }

  private static Optional<Flag> flag(String rule, String why) {
    return Optional.of(new Flag(rule, why));
  }

  /** Three significant digits, without exponent: 0.63, 14.0, 26.9. */
  static String significant(double value) {
    int decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }
}
