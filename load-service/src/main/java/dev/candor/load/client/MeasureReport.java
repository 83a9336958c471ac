package dev.candor.load.client;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.candor.load.domain.flag.Flag;
import dev.candor.load.domain.measure.CountRange;
import dev.candor.load.domain.measure.FailureTally;
import dev.candor.load.domain.measure.LatencyHistograms;
import dev.candor.load.domain.measure.NanosHistogram;
import dev.candor.load.domain.measure.WindowFigures;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What {@code measure} says, as JSON and as text.
 *
 * <p>{@code tokens} is the sum over completed requests; {@code output_tps} counts the tokens that
 * arrived inside the window, whoever's they are. {@code per_user_tps} is one second over the mean
 * TPOT of the completed requests; {@code per_user_median_tps} the same over the median, null below
 * its floor; {@code per_user_delivered_tps} is the throughput over the streams.
 */
final class MeasureReport {
  private static final double MILLIS_PER_SECOND = 1e3;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final String VERDICT = "not publishable (no configuration, no gate)";

  private final String url;
  private final LevelPlan plan;
  private final Capabilities able;
  private final LevelResult.Measured result;
  private final WindowFigures figures;
  private final List<Flag> flags;

  private MeasureReport(
      String url, LevelPlan plan, Capabilities able, LevelResult.Measured result) {
    this.url = url;
    this.plan = plan;
    this.able = able;
    this.result = result;
    figures = result.figures();
    flags = MeasureFlags.of(plan, result);
  }

  static MeasureReport of(
      String url, LevelPlan plan, Capabilities able, LevelResult.Measured result) {
    return new MeasureReport(url, plan, able, result);
  }

  boolean everyRequestFailed() {
    return figures.completed() == 0 && figures.failures().total() > 0;
  }

  String firstFailure() {
    List<FailureTally.Entry> all = figures.failures().entries();
    return all.isEmpty() ? "" : all.getFirst().example();
  }

  String json() {
    LatencyHistograms all = figures.histograms();
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    root.put("verdict", VERDICT).put("endpoint", url).put("model", plan.request().model());
    root.put("api", able.api().wireName()).put("streams", plan.load().streams());
    root.put("max_tokens", plan.request().maxTokens());
    root.put("completed", figures.completed()).put("failed", figures.failures().total());
    root.put("cancelled", figures.cancelled());
    percentiles(root, "ttft", all.ttft());
    percentiles(root, "ttfa", all.ttfa());
    percentiles(root, "itl", all.itl());
    percentiles(root, "tpot", all.tpot());
    percentiles(root, "e2e", all.e2e());
    root.put("tokens", figures.tokensOfCompleted());
    root.put("tokens_in_window", figures.tokensInWindow());
    root.put("tokens_counted_by", figures.countedBy().wireName());
    root.put("window_s", figures.lengthNanos() / NANOS_PER_SECOND);
    root.put("output_tps", figures.outputTps());
    put(root, "per_user_tps", perUser());
    put(root, "per_user_median_tps", perUserMedian());
    root.put("per_user_delivered_tps", figures.outputTps() / plan.load().streams());
    root.put("in_flight_mean", figures.inFlight().mean());
    root.put("in_flight_min", figures.inFlight().min());
    root.put("in_flight_max", figures.inFlight().max());
    range(root, "prompt_tokens", figures.promptTokens());
    range(root, "output_tokens", figures.outputTokens());
    failures(root.putArray("failures"));
    client(root.putObject("client"));
    ObjectNode facts = root.putObject("facts");
    able.facts().forEach(facts::put);
    result.facts().forEach(facts::put);
    ArrayNode raised = root.putArray("flags");
    flags.forEach(flag -> raised.addObject().put("rule", flag.rule()).put("why", flag.why()));
    return root.toPrettyString() + "\n";
  }

  private static void percentiles(ObjectNode root, String name, NanosHistogram histogram) {
    for (int percent : new int[] {50, 90, 95, 99}) {
      put(root, name + "_p" + percent + "_ms", PercentileFloors.millis(histogram, percent));
    }
    root.put(name + "_samples", histogram.count());
  }

  private static void put(ObjectNode root, String name, OptionalDouble value) {
    if (value.isPresent()) {
      root.put(name, value.getAsDouble());
    } else {
      root.putNull(name);
    }
  }

  private static void range(ObjectNode root, String name, Optional<CountRange> range) {
    if (range.isEmpty()) {
      root.putNull(name);
      return;
    }
    CountRange counts = range.get();
    root.putObject(name)
        .put("min", counts.min())
        .put("max", counts.max())
        .put("mean", counts.mean());
  }

  private void failures(ArrayNode array) {
    for (FailureTally.Entry entry : figures.failures().entries()) {
      array
          .addObject()
          .put("kind", entry.kind())
          .put("count", entry.count())
          .put("example", entry.example());
    }
  }

  private void client(ObjectNode node) {
    node.put("loop_delay_p99_ms", result.client().loopDelayP99Ms())
        .put("loop_delay_max_ms", result.client().loopDelayMaxMs())
        .put("gc_pause_total_ms", result.client().gcPauseTotalMs())
        .put("gc_pause_max_ms", result.client().gcPauseMaxMs())
        .put("cpu_share", result.client().cpuShare())
        .put("send_late_p99_ms", result.client().sendLateP99Ms());
  }

  private OptionalDouble perUser() {
    double mean = figures.histograms().tpot().mean();
    return mean > 0 ? OptionalDouble.of(NANOS_PER_SECOND / mean) : OptionalDouble.empty();
  }

  private OptionalDouble perUserMedian() {
    OptionalDouble median = PercentileFloors.millis(figures.histograms().tpot(), 50);
    return median.isPresent() && median.getAsDouble() > 0
        ? OptionalDouble.of(MILLIS_PER_SECOND / median.getAsDouble())
        : OptionalDouble.empty();
  }

  String text() {
    LatencyHistograms all = figures.histograms();
    StringBuilder out = new StringBuilder();
    line(
        out,
        String.format(
            Locale.ROOT,
            "%s, %s, %d streams: %s",
            url,
            able.api().wireName(),
            plan.load().streams(),
            VERDICT));
    line(
        out,
        String.format(
            Locale.ROOT,
            "  requests    %d completed, %d failed, %d cancelled; in flight %.2f (mean)",
            figures.completed(),
            figures.failures().total(),
            figures.cancelled(),
            figures.inFlight().mean()));
    line(
        out,
        String.format(
            Locale.ROOT,
            "  throughput  %.1f tokens/s (%s), %.1f per stream delivered; decode rate %s tokens/s",
            figures.outputTps(),
            figures.countedBy().wireName(),
            figures.outputTps() / plan.load().streams(),
            shown(perUser())));
    line(
        out,
        String.format(
            Locale.ROOT,
            "  TTFT        %s, prompts of %s tokens",
            percentiles(all.ttft()),
            prompts()));
    line(out, String.format(Locale.ROOT, "  ITL         %s", percentiles(all.itl())));
    line(out, String.format(Locale.ROOT, "  TPOT        %s", percentiles(all.tpot())));
    line(out, String.format(Locale.ROOT, "  E2E         %s", percentiles(all.e2e())));
    figures
        .failures()
        .entries()
        .forEach(
            f ->
                line(
                    out,
                    String.format(Locale.ROOT, "  %d x %s: %s", f.count(), f.kind(), f.example())));
    flags.forEach(
        flag -> line(out, String.format(Locale.ROOT, "  flag %s: %s", flag.rule(), flag.why())));
    return out.toString();
  }

  private String prompts() {
    return figures.promptTokens().map(p -> p.min() + " to " + p.max()).orElse("unknown many");
  }

  private static String percentiles(NanosHistogram histogram) {
    return String.format(
        Locale.ROOT,
        "p50 %s ms, p99 %s ms (%d samples)",
        shown(PercentileFloors.millis(histogram, 50)),
        shown(PercentileFloors.millis(histogram, 99)),
        histogram.count());
  }

  private static String shown(OptionalDouble value) {
    return value.isPresent() ? String.format(Locale.ROOT, "%.2f", value.getAsDouble()) : "too few";
  }

  private static void line(StringBuilder out, String text) {
    out.append(text).append('\n');
  }
}
