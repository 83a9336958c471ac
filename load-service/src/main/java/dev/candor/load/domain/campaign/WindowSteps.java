package dev.candor.load.domain.campaign;

import dev.candor.load.domain.campaign.CampaignState.Measuring;
import dev.candor.load.domain.campaign.Effect.Note;
import dev.candor.load.domain.campaign.Effect.Severity;
import dev.candor.load.domain.flag.Snapshots;
import dev.candor.load.domain.flag.Validity;
import dev.candor.load.domain.merge.Measured;
import dev.candor.load.domain.merge.Merging;
import dev.candor.load.domain.plan.Load;
import dev.candor.load.domain.plan.PlannedWindow;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Takes a campaign through its windows, attempt by attempt. */
final class WindowSteps {
  private static final Duration BURST_SNAPSHOT = Duration.ofSeconds(1);

  private final Rules rules;

  WindowSteps(Rules rules) {
    this.rules = rules;
  }

  /** Goes to the window of that index: by its restart, if one is due, or to the plan's end. */
  Turn begin(Campaign c, int index, Instant now) {
    if (index >= c.plan().windows().size()) {
      return Turn.of(
          c.become(new CampaignState.CapturingAfter(now)),
          new Effect.RequestCapture(CaptureIds.AFTER));
    }
    if (c.plan().restartsBefore(index)) {
      int repeat = CampaignMachine.repeatAt(c, index);
      return Turn.of(
          c.become(new CampaignState.Restarting(index, now)),
          new Note(Severity.INFO, "restarting the engine before repeat " + repeat),
          new Effect.RequestRestart(repeat));
    }
    return measure(c, index, now);
  }

  /** Begins the first attempt at a window. */
  Turn measure(Campaign c, int index, Instant now) {
    return attempt(c, index, 1, now);
  }

  private static Turn attempt(Campaign c, int index, int attempt, Instant now) {
    PlannedWindow window = c.plan().windows().get(index);
    return Turn.of(
        c.become(new Measuring(index, attempt, new Step.Snapshotting(now), Snapshots.NONE)),
        new Effect.RequestSnapshot(window, attempt, Snapshots.Phase.BEFORE));
  }

  Turn snapshot(Campaign c, CampaignEvent.SnapshotTaken e, Instant now) {
    if (c.state() instanceof Measuring m && isCurrent(c, m, e.windowId(), e.attempt())) {
      Snapshots known = m.snapshots().with(e.phase(), e.reading());
      boolean awaited =
          m.step() instanceof Step.Snapshotting && e.phase() == Snapshots.Phase.BEFORE;
      Step step = awaited ? new Step.WaitingForWorker(now, false) : m.step();
      return Turn.unchanged(c.become(new Measuring(m.index(), m.attempt(), step, known)));
    }
    Optional<WindowRun> run = c.run(e.windowId(), e.attempt());
    if (run.isEmpty() || run.get().snapshots().of(e.phase()).isPresent()) {
      return Turn.unchanged(c);
    }
    WindowRun informed = run.get().withSnapshot(e.phase(), e.reading());
    return Ladders.judge(c.replace(informed), informed.window(), rules.clientLimits());
  }

  Turn timePassed(Campaign c, Measuring m, Workers workers, Instant now) {
    return switch (m.step()) {
      case Step.Pausing p ->
          now.isBefore(p.until()) ? Turn.unchanged(c) : attempt(c, m.index(), m.attempt(), now);
      case Step.Snapshotting s ->
          CampaignMachine.isOver(s.askedAt(), rules.snapshot(), now)
              ? assign(c, m, workers, now)
              : Turn.unchanged(c);
      case Step.WaitingForWorker w -> assign(c, m, workers, now);
      case Step.Running r -> watch(c, m, r, workers, now);
    };
  }

  private Turn assign(Campaign c, Measuring m, Workers workers, Instant now) {
    PlannedWindow window = window(c, m);
    List<Part> parts = Assigning.split(window.streams(), workers.free(), rules.streamsPerWorker());
    if (parts.isEmpty()) {
      boolean said = m.step() instanceof Step.WaitingForWorker w && w.said();
      return said
          ? Turn.unchanged(c)
          : Turn.of(
              c.become(with(m, new Step.WaitingForWorker(now, true))),
              new Note(
                  Severity.WARNING,
                  "waiting for a worker: " + workers.live().size() + " live, none free"));
    }
    List<Effect> effects = new ArrayList<>();
    parts.forEach(p -> effects.add(new Effect.AssignPart(window, m.attempt(), p, parts.size())));
    return new Turn(c.become(with(m, new Step.Running(now, parts, false))), List.copyOf(effects));
  }

  private Turn watch(Campaign c, Measuring m, Step.Running r, Workers workers, Instant now) {
    Optional<String> lost =
        r.parts().stream()
            .filter(Part::isPending)
            .flatMap(p -> workers.lost(p).stream())
            .findFirst();
    if (lost.isPresent()) {
      return retry(c, m, lost.get(), Duration.ZERO, now);
    }
    if (CampaignMachine.isOver(r.assignedAt(), patience(c, m), now)) {
      String why = "no measurement came within " + CampaignMachine.words(patience(c, m));
      return retry(c, m, why, Duration.ZERO, now);
    }
    if (!r.duringAsked() && CampaignMachine.isOver(r.assignedAt(), untilMiddle(c, m), now)) {
      return Turn.of(
          c.become(with(m, new Step.Running(r.assignedAt(), r.parts(), true))),
          new Effect.RequestSnapshot(window(c, m), m.attempt(), Snapshots.Phase.DURING));
    }
    return Turn.unchanged(c);
  }

  Turn measured(Campaign c, CampaignEvent.LevelMeasured e, Instant now) {
    if (!(c.state() instanceof Measuring m)
        || !(m.step() instanceof Step.Running r)
        || !isCurrent(c, m, e.windowId(), e.attempt())) {
      return late(c, e);
    }
    Optional<Part> part =
        r.parts().stream()
            .filter(p -> p.number() == e.part() && p.workerId().equals(e.workerId()))
            .filter(Part::isPending)
            .findFirst();
    if (part.isEmpty()) {
      return Turn.unchanged(c);
    }
    if (e.measured().isEmpty()) {
      return retry(c, m, e.failure(), rules.retryPause().multipliedBy(m.attempt()), now);
    }
    Part done = part.get().done(e.measured().get());
    List<Part> parts = r.parts().stream().map(p -> p.number() == done.number() ? done : p).toList();
    if (parts.stream().anyMatch(Part::isPending)) {
      return Turn.unchanged(
          c.become(with(m, new Step.Running(r.assignedAt(), parts, r.duringAsked()))));
    }
    return complete(c, m, parts, now);
  }

  private Turn complete(Campaign c, Measuring m, List<Part> parts, Instant now) {
    PlannedWindow window = window(c, m);
    Measured merged = Merging.merge(parts.stream().flatMap(p -> p.measured().stream()).toList());
    Optional<String> objection = Validity.objection(window, merged);
    WindowRun run =
        new WindowRun(
            window,
            m.attempt(),
            objection.isEmpty() ? RunState.VALID : RunState.INVALID,
            objection,
            parts.stream().map(Part::workerId).toList(),
            List.of(),
            Optional.of(merged),
            m.snapshots(),
            now);
    Turn judged = Ladders.judge(c.record(run), window, rules.clientLimits());
    WindowRun recorded = judged.campaign().run(window.id(), m.attempt()).orElseThrow();
    List<Effect> effects = new ArrayList<>();
    effects.add(Notes.recorded(recorded));
    judged.effects().stream().filter(f -> !isAbout(f, recorded)).forEach(effects::add);
    effects.add(new Effect.AnnounceRun(recorded));
    effects.add(new Effect.RequestSnapshot(window, m.attempt(), Snapshots.Phase.AFTER));
    return begin(judged.campaign(), m.index() + 1, now).after(effects);
  }

  /** A measurement of an attempt that was given up is kept beside it, and never counted. */
  private static Turn late(Campaign c, CampaignEvent.LevelMeasured e) {
    Optional<WindowRun> run =
        c.run(e.windowId(), e.attempt())
            .filter(r -> r.state() == RunState.VOID && r.measurement().isEmpty())
            .filter(r -> r.workers().equals(List.of(e.workerId())));
    if (run.isEmpty() || e.measured().isEmpty()) {
      return Turn.unchanged(c);
    }
    WindowRun kept = run.get().withMeasurement(e.measured().get());
    return Turn.of(
        c.replace(kept),
        new Note(
            Severity.INFO,
            kept.window().id()
                + ": the measurement of void attempt "
                + kept.attempt()
                + " came late; it is kept and not counted"),
        new Effect.AnnounceRun(kept));
  }

  private Turn retry(Campaign c, Measuring m, String why, Duration pause, Instant now) {
    boolean last = m.attempt() >= rules.maxAttempts();
    Turn broken = breakOff(c, m, last ? RunState.INVALID : RunState.VOID, why, now);
    if (!last) {
      Measuring next =
          new Measuring(
              m.index(), m.attempt() + 1, new Step.Pausing(now.plus(pause)), Snapshots.NONE);
      return new Turn(broken.campaign().become(next), broken.effects());
    }
    if (gaveUpTwice(broken.campaign())) {
      Outcome outcome =
          new Outcome.Failed(
              "two windows in a row could not be measured at "
                  + c.spec().endpoint().url()
                  + ": "
                  + why
                  + "; what was measured before is kept");
      return Ending.end(broken.campaign(), outcome, now).after(broken.effects());
    }
    return begin(broken.campaign(), m.index() + 1, now).after(broken.effects());
  }

  private static boolean gaveUpTwice(Campaign c) {
    List<WindowRun> closed = c.runs().stream().filter(WindowRun::isFinal).toList();
    return closed.size() >= 2
        && closed.subList(closed.size() - 2, closed.size()).stream()
            .allMatch(r -> r.measurement().isEmpty());
  }

  /** Records the attempt in progress as not measured and takes it back from its workers. */
  Turn breakOff(Campaign c, Measuring m, RunState as, String why, Instant now) {
    PlannedWindow window = window(c, m);
    List<Part> parts = m.step() instanceof Step.Running r ? r.parts() : List.of();
    List<String> ids = parts.stream().map(Part::workerId).toList();
    String reason =
        as == RunState.INVALID ? "given up after " + m.attempt() + " attempts: " + why : why;
    WindowRun run = WindowRun.empty(window, m.attempt(), as, reason, ids, m.snapshots(), now);
    List<Effect> effects = new ArrayList<>();
    effects.add(Notes.recorded(run));
    parts.stream()
        .filter(Part::isPending)
        .forEach(p -> effects.add(new Effect.CancelPart(window, m.attempt(), p.workerId())));
    effects.add(new Effect.AnnounceRun(run));
    return new Turn(c.record(run), List.copyOf(effects));
  }

  /** Records every window of the repeat as void and goes on with the next repeat. */
  Turn skipRepeat(Campaign c, int index, String why, Instant now) {
    int repeat = CampaignMachine.repeatAt(c, index);
    Campaign skipped = c;
    List<Effect> effects = new ArrayList<>();
    effects.add(new Note(Severity.ERROR, "repeat " + repeat + " is skipped: " + why));
    for (PlannedWindow window : c.plan().windows()) {
      if (window.repeat() == repeat) {
        WindowRun run =
            WindowRun.empty(window, 1, RunState.VOID, why, List.of(), Snapshots.NONE, now);
        skipped = skipped.record(run);
        effects.add(new Effect.AnnounceRun(run));
      }
    }
    OptionalInt next = c.plan().firstAfterRepeat(repeat);
    return begin(skipped, next.orElse(c.plan().windows().size()), now).after(effects);
  }

  private Duration patience(Campaign c, Measuring m) {
    return switch (window(c, m).load()) {
      case STEADY ->
          c.spec()
              .window()
              .ramp()
              .plus(c.spec().window().length())
              .plus(c.spec().limits().stallTimeout())
              .plus(rules.windowGrace());
      case BURST -> rules.burst();
    };
  }

  private static Duration untilMiddle(Campaign c, Measuring m) {
    return window(c, m).load() == Load.BURST
        ? BURST_SNAPSHOT
        : c.spec().window().ramp().plus(c.spec().window().length().dividedBy(2));
  }

  private static boolean isAbout(Effect effect, WindowRun run) {
    return effect instanceof Effect.AnnounceRun a && a.run().is(run.window().id(), run.attempt());
  }

  private static boolean isCurrent(Campaign c, Measuring m, String windowId, int attempt) {
    return window(c, m).id().equals(windowId) && m.attempt() == attempt;
  }

  private static PlannedWindow window(Campaign c, Measuring m) {
    return c.plan().windows().get(m.index());
  }

  private static Measuring with(Measuring m, Step step) {
    return new Measuring(m.index(), m.attempt(), step, m.snapshots());
  }
}
