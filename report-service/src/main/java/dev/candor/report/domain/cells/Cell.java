package dev.candor.report.domain.cells;

import dev.candor.report.domain.facts.Measurement;
import dev.candor.report.domain.facts.WindowRecord;
import dev.candor.report.domain.statistics.Percentile;
import dev.candor.report.domain.statistics.PercentileFigure;
import dev.candor.report.domain.statistics.Samples;
import dev.candor.report.domain.statistics.Spread;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The runs of one shape, load and stream count over all repeats, and what they say together (METHOD
 * § 2 and § 3).
 *
 * @param runs one valid window per repeat
 * @param aggregate tokens/s inside the window, one value a run
 * @param delivered aggregate / N: what one user received, tokens/s
 * @param decode median decode rate per stream, 1 / p50 of TPOT, tokens/s
 * @param ratio delivered / decode, of the runs' medians; low when windows held stalls or long first
 *     tokens
 */
public record Cell(
    CellKey key,
    List<WindowRecord> runs,
    Spread aggregate,
    Spread delivered,
    DecodeRate decode,
    OptionalDouble ratio,
    PercentileFigure ttftP50,
    PercentileFigure ttftP95,
    Optional<PromptRange> prompts) {

  /** Prompt tokens of all the cell's requests, as the server counted them. */
  public record PromptRange(long min, long max) {
    /** For example {@code prompts of 39–42 tokens}. */
    public String words() {
      return min == max
          ? "prompts of " + min + " tokens"
          : "prompts of " + min + "–" + max + " tokens";
    }
  }

  /** Median decode rate per stream over the runs, tokens/s, as far as samples allow. */
  public sealed interface DecodeRate {
    /** Each run had enough requests. */
    record PerRun(long samples, Spread spread) implements DecodeRate {}

    /** Only all runs together had enough; slowest and fastest request beside the median. */
    record Pooled(long samples, double value, double min, double max, int runs)
        implements DecodeRate {}

    /** Too few requests ended inside the windows. */
    record TooFew(long samples) implements DecodeRate {}
  }

  /** Summarises the runs of one cell. */
  public static Cell of(CellKey key, List<WindowRecord> runs) {
    List<Measurement> measured = runs.stream().flatMap(run -> run.measurement().stream()).toList();
    List<Double> rates = measured.stream().map(Measurement::aggregateTps).toList();
    Spread delivered = Spread.of(rates.stream().map(rate -> rate / key.streams()).toList());
    DecodeRate decode = decode(measured);
    List<Samples> ttft = measured.stream().map(m -> m.distributions().ttft()).toList();
    return new Cell(
        key,
        List.copyOf(runs),
        Spread.of(rates),
        delivered,
        decode,
        ratio(delivered, decode),
        PercentileFigure.of(Percentile.P50, ttft),
        PercentileFigure.of(Percentile.P95, ttft),
        prompts(measured));
  }

  /** Flags of all runs, and in how many runs each was raised, in order of first appearance. */
  public List<WindowRecord.Flag> flags() {
    List<WindowRecord.Flag> all = new ArrayList<>();
    runs.forEach(run -> all.addAll(run.flags()));
    return all;
  }

  private static DecodeRate decode(List<Measurement> measured) {
    List<Samples> tpot = measured.stream().map(m -> m.distributions().tpot()).toList();
    return switch (PercentileFigure.of(Percentile.P50, tpot)) {
      case PercentileFigure.PerRun perRun ->
          new DecodeRate.PerRun(
              perRun.samples(),
              Spread.of(perRun.spread().runs().stream().map(Cell::perSecond).toList()));
      case PercentileFigure.Pooled pooled ->
          new DecodeRate.Pooled(
              pooled.samples(),
              perSecond(pooled.value()),
              perSecond((double) pooled.max()),
              perSecond((double) pooled.min()),
              pooled.runs());
      case PercentileFigure.TooFew few -> new DecodeRate.TooFew(few.samples());
    };
  }

  private static OptionalDouble ratio(Spread delivered, DecodeRate decode) {
    OptionalDouble above = middle(delivered);
    OptionalDouble below =
        switch (decode) {
          case DecodeRate.PerRun perRun -> middle(perRun.spread());
          case DecodeRate.Pooled pooled -> OptionalDouble.of(pooled.value());
          case DecodeRate.TooFew ignored -> OptionalDouble.empty();
        };
    return above.isPresent() && below.isPresent() && below.getAsDouble() > 0
        ? OptionalDouble.of(above.getAsDouble() / below.getAsDouble())
        : OptionalDouble.empty();
  }

  private static OptionalDouble middle(Spread spread) {
    return switch (spread) {
      case Spread.Resolved resolved -> OptionalDouble.of(resolved.median());
      case Spread.NotYetResolved few ->
          few.runs().stream().mapToDouble(Double::doubleValue).average();
    };
  }

  private static Optional<PromptRange> prompts(List<Measurement> measured) {
    List<Measurement.TokenRange> ranges =
        measured.stream().flatMap(m -> m.promptTokens().stream()).toList();
    return ranges.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new PromptRange(
                ranges.stream().mapToLong(Measurement.TokenRange::min).min().orElseThrow(),
                ranges.stream().mapToLong(Measurement.TokenRange::max).max().orElseThrow()));
  }

  private static double perSecond(double nanosPerToken) {
    return nanosPerToken <= 0 ? 0.0 : 1e9 / nanosPerToken;
  }
}
