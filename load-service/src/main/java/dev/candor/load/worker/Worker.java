package dev.candor.load.worker;

import dev.candor.load.client.LevelProgress;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Takes assignments, carries them out one after another, and remembers what became of them: an
 * assignment that comes again is reported again, never measured twice.
 */
public final class Worker implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(Worker.class.getName());
  private static final int REMEMBERED = 10_000;
  private static final double NANOS_PER_SECOND = 1e9;

  /**
   * What it is doing now.
   *
   * @param phase {@code preparing}, {@code connecting}, {@code ramp} or {@code window}
   * @param tokensPerSecondNow since it was last asked
   */
  public record Busy(
      String campaignId,
      String windowId,
      int attempt,
      String phase,
      double tokensPerSecondNow,
      int inFlight) {}

  /** The life of one assignment. */
  private sealed interface Fate {
    /** Waiting or running. */
    record Open(Assignment assignment, ActiveLevel active) implements Fate {}

    /** Reported. */
    record Reported(LevelReport report) implements Fate {}

    /** Called off. */
    record CalledOff() implements Fate {}
  }

  /** An attempt at a window, all parts of it. */
  private record Attempt(String campaignId, String windowId, int attempt) {
    static Attempt of(Assignment.Key key) {
      return new Attempt(key.campaignId(), key.windowId(), key.attempt());
    }
  }

  private final LevelExecutor executor;
  private final Consumer<LevelReport> outbox;
  private final LongSupplier clock;
  private final ExecutorService thread = thread("candor-worker");
  private final ExecutorService again = thread("candor-worker-again");
  private final Map<Assignment.Key, Fate> fates =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Assignment.Key, Fate> eldest) {
          return size() > REMEMBERED;
        }
      };
  private final Set<Attempt> calledOff = new HashSet<>();
  private Optional<Fate.Open> running = Optional.empty();
  private long lastTokens;
  private long lastLook;

  /**
   * Makes a worker.
   *
   * @param outbox sends a report; blocks until it is sent
   * @param clock monotonic, in nanoseconds, for the rate of the moment
   */
  public Worker(LevelExecutor executor, Consumer<LevelReport> outbox, LongSupplier clock) {
    this.executor = executor;
    this.outbox = outbox;
    this.clock = clock;
  }

  private static ExecutorService thread(String name) {
    return Executors.newSingleThreadExecutor(Thread.ofPlatform().name(name).daemon().factory());
  }

  /** Takes an assignment; one that is known already is not carried out again. */
  public synchronized void assign(Assignment assignment) {
    switch (fates.get(assignment.key())) {
      case null -> {
        if (calledOff.contains(Attempt.of(assignment.key()))) {
          return;
        }
        Fate.Open open = new Fate.Open(assignment, new ActiveLevel());
        fates.put(assignment.key(), open);
        thread.execute(() -> carryOut(open));
      }
      case Fate.Open open -> LOG.fine("known already: " + assignment.key());
      case Fate.Reported reported -> again.execute(() -> outbox.accept(reported.report()));
      case Fate.CalledOff calledOff -> LOG.fine("called off before: " + assignment.key());
    }
  }

  /** Calls off an attempt at a window, whether it runs, waits or is yet to come. */
  public synchronized void cancel(String campaignId, String windowId, int attempt) {
    Attempt meant = new Attempt(campaignId, windowId, attempt);
    if (calledOff.size() < REMEMBERED) {
      calledOff.add(meant);
    }
    for (Fate fate : fates.values()) {
      if (fate instanceof Fate.Open open && Attempt.of(open.assignment().key()).equals(meant)) {
        open.active().cancel();
      }
    }
  }

  private void carryOut(Fate.Open open) {
    if (!begin(open)) {
      return;
    }
    Optional<LevelReport> report = Optional.empty();
    try {
      report = executor.execute(open.assignment(), open.active());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      LOG.log(Level.SEVERE, "a level ended in a broken contract", e);
      report = Optional.of(executor.broken(open.assignment(), e));
    }
    end(open, report);
    report.ifPresent(outbox);
  }

  private synchronized boolean begin(Fate.Open open) {
    if (open.active().isCancelled()) {
      return false;
    }
    running = Optional.of(open);
    lastTokens = 0;
    lastLook = clock.getAsLong();
    return true;
  }

  private synchronized void end(Fate.Open open, Optional<LevelReport> report) {
    running = Optional.empty();
    fates.put(
        open.assignment().key(),
        report.<Fate>map(Fate.Reported::new).orElseGet(Fate.CalledOff::new));
  }

  /** What it is doing, for a heartbeat. */
  public synchronized Optional<Busy> busy() {
    if (running.isEmpty()) {
      return Optional.empty();
    }
    Assignment.Key key = running.get().assignment().key();
    LevelProgress progress = running.get().active().progress();
    long now = clock.getAsLong();
    double seconds = Math.max(1, now - lastLook) / NANOS_PER_SECOND;
    double rate = Math.max(0, progress.tokensSeen() - lastTokens) / seconds;
    lastTokens = progress.tokensSeen();
    lastLook = now;
    return Optional.of(
        new Busy(
            key.campaignId(),
            key.windowId(),
            key.attempt(),
            progress.phase(),
            Math.round(rate * 10) / 10.0,
            progress.inFlight()));
  }

  @Override
  public void close() {
    synchronized (this) {
      running.ifPresent(open -> open.active().cancel());
    }
    thread.shutdownNow();
    again.shutdownNow();
  }
}
