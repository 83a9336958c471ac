package dev.candor.load.rest;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.WindowRun;
import dev.candor.load.domain.campaign.file.Reading;
import dev.candor.load.domain.campaign.spec.CampaignSpec;
import dev.candor.load.domain.merge.Measured;
import dev.candor.load.domain.plan.Estimate;
import dev.candor.load.domain.plan.Plan;
import dev.candor.load.domain.plan.PlannedWindow;
import dev.candor.load.domain.plan.Planner;
import dev.candor.load.service.CampaignSummary;
import dev.candor.load.service.Line;
import dev.candor.load.service.Progress;
import dev.candor.load.service.StoredLine;
import dev.candor.load.service.WorkerBeat;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** What the REST interface answers with. */
final class Views {
  private Views() {}

  /** A campaign that was just accepted. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Accepted(String campaignId, String state, int windowsPlanned, double etaS) {
    static Accepted of(Campaign c) {
      return new Accepted(
          c.id(),
          c.state().label(),
          c.plan().windows().size(),
          Estimate.from(c.spec(), c.plan(), 0).toMillis() / 1000.0);
    }
  }

  /** A campaign in a list. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Summary(
      String campaignId,
      String name,
      String state,
      String acceptedAt,
      String endpoint,
      @Nullable String reportUrl) {
    static Summary of(CampaignSummary s) {
      return new Summary(
          s.id(),
          s.name(),
          s.state(),
          Times.of(s.acceptedAt()),
          s.endpoint(),
          s.reportUrl().orElse(null));
    }
  }

  /** A campaign file that is right. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Checked(
      String name, String endpoint, List<Integer> levels, List<PlannedView> windows, double etaS) {
    static Checked of(Reading.Right right) {
      CampaignSpec spec = right.spec();
      Plan plan = Planner.plan(spec);
      return new Checked(
          spec.name(),
          spec.endpoint().url(),
          spec.levels(),
          plan.windows().stream().map(PlannedView::of).toList(),
          Estimate.from(spec, plan, 0).toMillis() / 1000.0);
    }
  }

  /** A planned window. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record PlannedView(
      String windowId, int repeat, int position, String shape, String load, int streams) {
    static PlannedView of(PlannedWindow w) {
      return new PlannedView(
          w.id(), w.repeat(), w.position(), w.shape(), w.load().label(), w.streams());
    }
  }

  /** A flag. */
  @RegisterForReflection
  record FlagView(String rule, String why) {}

  /** A recorded attempt. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record RunView(
      String windowId,
      int repeat,
      String shape,
      String load,
      int streams,
      int attempt,
      String state,
      @Nullable String reason,
      @Nullable Double aggregateTps,
      List<FlagView> flags) {
    static RunView of(WindowRun r) {
      return new RunView(
          r.window().id(),
          r.window().repeat(),
          r.window().shape(),
          r.window().load().label(),
          r.window().streams(),
          r.attempt(),
          r.state().label(),
          r.reason().orElse(null),
          r.measurement().map(Measured::aggregateTps).orElse(null),
          r.flags().stream().map(f -> new FlagView(f.rule(), f.why())).toList());
    }
  }

  /** A line of the log. */
  @RegisterForReflection
  record LogView(String at, String severity, String text) {
    static LogView of(Line l) {
      return new LogView(Times.of(l.at()), l.severity().label(), l.text());
    }
  }

  /** The gate's decision. */
  @RegisterForReflection
  record GateView(String decision, String reason) {}

  /** How a campaign is getting on. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record ProgressView(
      String state,
      String doing,
      int windowsDone,
      int windowsPlanned,
      @JsonProperty("tokens_per_s_now") @Nullable Double tokensPerSecondNow,
      @Nullable Double etaS) {
    static ProgressView of(Progress p) {
      return new ProgressView(
          p.state(),
          p.doing(),
          p.windowsDone(),
          p.windowsPlanned(),
          boxed(p.tokensPerSecondNow()),
          boxed(p.etaSeconds()));
    }
  }

  /** The end of a campaign. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record FinishedView(String state, @Nullable String reason, @Nullable String reportUrl) {}

  /** A whole campaign. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Whole(
      String campaignId,
      String name,
      String acceptedAt,
      String endpoint,
      @Nullable String model,
      boolean engineIsReferenceServer,
      String state,
      String doing,
      @Nullable String reason,
      int windowsDone,
      int windowsPlanned,
      @JsonProperty("tokens_per_s_now") @Nullable Double tokensPerSecondNow,
      @Nullable Double etaS,
      @Nullable GateView gate,
      @Nullable String reportUrl,
      List<PlannedView> plan,
      List<Integer> restartBeforeRepeats,
      List<RunView> windows,
      List<LogView> log) {
    static Whole of(Campaign c, Progress p, List<StoredLine> lines) {
      return new Whole(
          c.id(),
          c.spec().name(),
          Times.of(c.acceptedAt()),
          c.spec().endpoint().url(),
          c.spec().endpoint().model().orElse(null),
          c.spec().engineIsReference(),
          p.state(),
          p.doing(),
          Views.reason(c),
          p.windowsDone(),
          p.windowsPlanned(),
          boxed(p.tokensPerSecondNow()),
          boxed(p.etaSeconds()),
          c.gate()
              .map(g -> new GateView(g.passed() ? "passed" : "failed", g.reason()))
              .orElse(null),
          c.reportUrl().orElse(null),
          c.plan().windows().stream().map(PlannedView::of).toList(),
          c.plan().restartBeforeRepeats(),
          c.runs().stream().map(RunView::of).toList(),
          lines.stream()
              .map(StoredLine::line)
              .filter(l -> l.kind() == Line.Kind.LOG)
              .map(LogView::of)
              .toList());
    }
  }

  /** A live worker. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record WorkerView(
      String workerId,
      String host,
      String startedAt,
      @Nullable String campaignId,
      @Nullable String windowId,
      @Nullable String phase,
      @JsonProperty("tokens_per_s_now") @Nullable Double tokensPerSecondNow) {
    static WorkerView of(WorkerBeat b) {
      return new WorkerView(
          b.workerId(),
          b.host(),
          Times.of(b.startedAt()),
          b.task().map(WorkerBeat.Task::campaignId).orElse(null),
          b.task().map(WorkerBeat.Task::windowId).orElse(null),
          b.task().map(WorkerBeat.Task::phase).orElse(null),
          b.task().map(WorkerBeat.Task::tokensPerSecond).orElse(null));
    }
  }

  static @Nullable String reason(Campaign c) {
    return c.outcome().flatMap(o -> o.why()).orElse(null);
  }

  private static @Nullable Double boxed(OptionalDouble value) {
    return value.isPresent() ? (Double) value.getAsDouble() : null;
  }
}
