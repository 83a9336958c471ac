package dev.candor.load.client;

import dev.candor.load.domain.measure.ClientGuilt;
import dev.candor.load.domain.measure.NanosHistogram;
import dev.candor.load.domain.measure.Window;
import dev.candor.load.domain.measure.WindowRecorder;
import dev.candor.load.domain.schedule.LoadKind;
import dev.candor.load.domain.stream.Failure;
import io.netty.util.concurrent.Future;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Runs one level: opens the connections, starts all streams at one instant, hands ramp to window
 * without draining, cancels what is in flight at the close, and adds up what the loops recorded.
 * {@link #run} blocks its caller; {@link #progress} and {@link #cancel} are for other threads.
 */
public final class LevelRun {
  private static final long STALL_CHECK_MILLIS = 100;
  private static final long LEAD_NANOS = 5_000_000L;

  private final ClientLoops loops;
  private final LevelPlan plan;
  private final Clock wallClock;
  private final LevelShared shared;
  private final List<LoopPart> parts = new ArrayList<>();
  private final List<Future<?>> stallChecks = new ArrayList<>();
  private final CountDownLatch cancelled = new CountDownLatch(1);
  private volatile Optional<Window> window = Optional.empty();

  /**
   * Prepares a level.
   *
   * @param wallClock aligns the window with other machines; never enters a figure
   * @param log is told of every ended request
   */
  public LevelRun(
      ClientLoops loops, EngineEndpoint endpoint, LevelPlan plan, RequestLog log, Clock wallClock) {
    this.loops = loops;
    this.plan = plan;
    this.wallClock = wallClock;
    int used = Math.min(loops.loops().size(), plan.load().streams());
    shared = new LevelShared(endpoint, plan, log, used, requests(plan.load()));
    for (int i = 0; i < used; i++) {
      parts.add(new LoopPart(loops.loops().get(i), shared, i));
    }
    for (int i = 0; i < plan.load().streams(); i++) {
      parts.get(i % used).addSlot();
    }
  }

  private static long requests(LoadKind load) {
    return switch (load) {
      case LoadKind.Steady steady -> Long.MAX_VALUE;
      case LoadKind.Burst burst -> burst.streams();
      case LoadKind.Counted counted -> counted.requests();
    };
  }

  /** Runs it to its end. */
  public LevelResult run() throws InterruptedException {
    try {
      Optional<String> unreachable = open();
      if (unreachable.isPresent()) {
        return new LevelResult.Failed(unreachable.get());
      }
      return cancelled.getCount() == 0 ? new LevelResult.Cancelled() : load();
    } finally {
      onEveryLoop(LoopPart::stopAll);
    }
  }

  /** Calls it off; {@link #run} ends soon. */
  public void cancel() {
    cancelled.countDown();
    while (shared.idleStreams().getCount() > 0) {
      shared.idleStreams().countDown();
    }
  }

  private Optional<String> open() throws InterruptedException {
    CountDownLatch ready = new CountDownLatch(parts.size());
    long deadline = loops.nanos() + plan.connectTimeout().toNanos();
    List<WarmUp> warmUps = new ArrayList<>();
    for (LoopPart part : parts) {
      WarmUp warmUp = new WarmUp(part, deadline, ready::countDown);
      warmUps.add(warmUp);
      part.loop().eventLoop().execute(warmUp::begin);
    }
    ready.await();
    if (warmUps.stream().anyMatch(warmUp -> warmUp.opened() > 0)) {
      return Optional.empty();
    }
    String why =
        warmUps.stream()
            .flatMap(warmUp -> warmUp.lastFailure().stream())
            .map(Failure::example)
            .findFirst()
            .orElse("no connection");
    return Optional.of(
        "the endpoint took no connection for " + plan.connectTimeout().toSeconds() + " s: " + why);
  }

  private LevelResult load() throws InterruptedException {
    long start = loops.nanos() + LEAD_NANOS;
    Window measured =
        switch (plan.load()) {
          case LoadKind.Steady steady -> {
            long opens = start + steady.ramp().toNanos();
            yield new Window(opens, opens + steady.window().toNanos());
          }
          case LoadKind.Burst burst -> Window.from(start);
          case LoadKind.Counted counted -> Window.from(start);
        };
    window = Optional.of(measured);
    Instant wallStart = wallClock.instant().plusNanos(start - loops.nanos());
    for (LoopPart part : parts) {
      startOn(part, measured, start);
    }
    if (plan.load() instanceof LoadKind.Steady) {
      awaitInstant(measured.openNanos());
    }
    GuiltProbe guilt = new GuiltProbe(parts.stream().map(LoopPart::loop).toList());
    guilt.start();
    if (plan.load() instanceof LoadKind.Steady) {
      awaitInstant(measured.closeNanos());
    } else {
      shared.idleStreams().await();
    }
    onEveryLoop(LoopPart::stopAll);
    return result(measured, guilt, wallStart.minusNanos(start));
  }

  private void startOn(LoopPart part, Window measured, long start) {
    long lead = Math.max(0, start - loops.nanos());
    int asked = plan.request().maxTokens();
    var _ =
        part.loop()
            .eventLoop()
            .schedule(() -> part.start(measured, start, asked), lead, TimeUnit.NANOSECONDS);
    stallChecks.add(
        part.loop()
            .eventLoop()
            .scheduleWithFixedDelay(
                () -> checkStalls(part),
                STALL_CHECK_MILLIS,
                STALL_CHECK_MILLIS,
                TimeUnit.MILLISECONDS));
  }

  private void checkStalls(LoopPart part) {
    part.checkStalls(loops.nanos());
  }

  private LevelResult result(Window measured, GuiltProbe guilt, Instant wallZero)
      throws InterruptedException {
    stallChecks.forEach(check -> check.cancel(false));
    NanosHistogram lateness = new NanosHistogram();
    Map<String, String> facts = new TreeMap<>();
    long lastFinish = measured.openNanos() + 1;
    WindowRecorder all =
        new WindowRecorder(measured, plan.request().maxTokens(), measured.openNanos());
    for (LoopPart part : parts) {
      part.recorder().ifPresent(all::add);
      lateness.add(part.sendLateness());
      facts.putAll(part.facts());
      lastFinish = Math.max(lastFinish, part.lastFinish());
    }
    long close = plan.load() instanceof LoadKind.Steady ? measured.closeNanos() : lastFinish;
    ClientGuilt client = guilt.stop(close - measured.openNanos(), lateness);
    if (cancelled.getCount() == 0) {
      return new LevelResult.Cancelled();
    }
    return new LevelResult.Measured(
        all.figures(close),
        client,
        wallZero.plusNanos(measured.openNanos()),
        wallZero.plusNanos(close),
        measured.openNanos(),
        Map.copyOf(facts));
  }

  private void awaitInstant(long nanos) throws InterruptedException {
    boolean calledOff = cancelled.await(nanos - loops.nanos(), TimeUnit.NANOSECONDS);
    if (calledOff) {
      onEveryLoop(LoopPart::stopAll);
    }
  }

  private void onEveryLoop(Consumer<LoopPart> task) throws InterruptedException {
    List<Future<?>> tasks = new ArrayList<>();
    for (LoopPart part : parts) {
      tasks.add(part.loop().eventLoop().submit(() -> task.accept(part)));
    }
    for (Future<?> each : tasks) {
      each.await();
    }
  }

  /** Where it stands. */
  public LevelProgress progress() {
    long tokens = parts.stream().mapToLong(LoopPart::tokensSeen).sum();
    long inFlight = parts.stream().mapToLong(LoopPart::inFlight).sum();
    String phase =
        window.map(w -> w.contains(loops.nanos()) ? "window" : "ramp").orElse("connecting");
    return new LevelProgress(phase, tokens, (int) inFlight);
  }
}
