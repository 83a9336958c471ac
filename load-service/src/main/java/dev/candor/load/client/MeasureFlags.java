package dev.candor.load.client;

import dev.candor.load.domain.flag.ClientLimits;
import dev.candor.load.domain.flag.Flag;
import dev.candor.load.domain.flag.LevelFlags;
import dev.candor.load.domain.flag.Snapshots;
import dev.candor.load.domain.measure.ClientGuilt;
import dev.candor.load.domain.measure.LatencyHistograms;
import dev.candor.load.domain.measure.NanosHistogram;
import dev.candor.load.domain.measure.WindowFigures;
import dev.candor.load.domain.merge.ClientHealth;
import dev.candor.load.domain.merge.EncodedHistogram;
import dev.candor.load.domain.merge.Histograms;
import dev.candor.load.domain.merge.InFlight;
import dev.candor.load.domain.merge.Measured;
import dev.candor.load.domain.merge.OutputTokens;
import dev.candor.load.domain.merge.PromptTokens;
import dev.candor.load.domain.merge.Requests;
import dev.candor.load.domain.plan.Load;
import dev.candor.load.domain.plan.PlannedWindow;
import dev.candor.load.domain.schedule.LoadKind;
import java.util.List;
import java.util.OptionalInt;

/** The flags of a level measured alone: the same rules that a campaign's windows are judged by. */
final class MeasureFlags {
  private static final double NANOS_PER_SECOND = 1e9;

  private MeasureFlags() {}

  static List<Flag> of(LevelPlan plan, LevelResult.Measured result) {
    Load load = plan.load() instanceof LoadKind.Steady ? Load.STEADY : Load.BURST;
    PlannedWindow window =
        new PlannedWindow("measure", 1, 1, "measure", load, plan.load().streams());
    return LevelFlags.of(
        window, measured(plan, result), Snapshots.NONE, OptionalInt.empty(), ClientLimits.DEFAULTS);
  }

  private static Measured measured(LevelPlan plan, LevelResult.Measured result) {
    WindowFigures figures = result.figures();
    ClientGuilt guilt = result.client();
    return new Measured(
        figures.tokensInWindow(),
        figures.countedBy().wireName(),
        figures.lengthNanos() / NANOS_PER_SECOND,
        0,
        result.openedAt(),
        result.closedAt(),
        requests(figures),
        new InFlight(figures.inFlight().mean(), figures.inFlight().min(), figures.inFlight().max()),
        figures.promptTokens().map(p -> new PromptTokens(p.min(), p.max(), p.mean())),
        figures.cachedPromptTokens(),
        figures
            .outputTokens()
            .map(
                o ->
                    new OutputTokens(
                        o.min(),
                        o.max(),
                        o.mean(),
                        plan.request().maxTokens(),
                        figures.shortOutputs())),
        figures.finishReasons(),
        histograms(figures.histograms()),
        figures.tokensBySecond(),
        figures.tokensByThird(),
        new ClientHealth(
            guilt.loopDelayP99Ms(),
            guilt.loopDelayMaxMs(),
            guilt.gcPauseTotalMs(),
            guilt.gcPauseMaxMs(),
            guilt.cpuShare(),
            guilt.sendLateP99Ms()),
        List.of(),
        result.facts());
  }

  private static Requests requests(WindowFigures figures) {
    return new Requests(
        figures.completed(),
        figures.failures().total(),
        figures.cancelled(),
        figures.failures().entries().stream()
            .map(entry -> new Requests.Failure(entry.kind(), entry.count(), entry.example()))
            .toList());
  }

  private static Histograms histograms(LatencyHistograms all) {
    return new Histograms(
        encoded(all.ttft()),
        encoded(all.ttftFromScheduled()),
        encoded(all.ttfa()),
        encoded(all.tpot()),
        encoded(all.itl()),
        encoded(all.chunkGap()),
        encoded(all.e2e()),
        encoded(all.outputTokens()));
  }

  private static EncodedHistogram encoded(NanosHistogram histogram) {
    return new EncodedHistogram(histogram.encoded());
  }
}
