package dev.candor.load.service;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import org.jboss.logging.Logger;

/**
 * Says one thing after the other, on one thread, each for as long as it takes: a broker that is
 * away delays, it does not lose. What is still here when the process dies is derived from the
 * database at the next start.
 */
@ApplicationScoped
public class Publisher {
  private static final Logger LOG = Logger.getLogger(Publisher.class);
  private static final Duration PAUSE = Duration.ofMillis(500);
  private static final Duration STUCK = Duration.ofMillis(1500);
  private static final int MOST_WAITING_FOR_PROGRESS = 20;

  private final LongSupplier nanos;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          r -> Thread.ofPlatform().name("publisher").daemon().unstarted(r));
  private final AtomicInteger waiting = new AtomicInteger();
  private volatile long lastTaken;
  private volatile boolean stopping;

  @Inject
  Publisher(@Named("monotonic") LongSupplier nanos) {
    this.nanos = nanos;
    this.lastTaken = nanos.getAsLong();
  }

  /** Says it, after all that was handed over before. */
  void say(String what, Runnable message) {
    enqueue(() -> untilTaken(what, message));
  }

  /** Says it once, unless there is more important to say. */
  void mention(String what, Runnable message) {
    if (waiting.get() < MOST_WAITING_FOR_PROGRESS) {
      enqueue(() -> once(what, message));
    }
  }

  /** Whether the broker has taken nothing for a while although there is something to say. */
  boolean isStuck() {
    return waiting.get() > 0 && nanos.getAsLong() - lastTaken > STUCK.toNanos();
  }

  private void enqueue(Runnable task) {
    if (waiting.getAndIncrement() == 0) {
      lastTaken = nanos.getAsLong();
    }
    thread.execute(
        () -> {
          task.run();
          waiting.decrementAndGet();
        });
  }

  private void untilTaken(String what, Runnable message) {
    while (!stopping && !once(what, message)) {
      pause();
    }
  }

  private boolean once(String what, Runnable message) {
    try {
      message.run();
      lastTaken = nanos.getAsLong();
      return true;
    } catch (RuntimeException e) {
      LOG.warnf("the broker did not take %s: %s", what, e);
      return false;
    }
  }

  private void pause() {
    try {
      TimeUnit.NANOSECONDS.sleep(PAUSE.toNanos());
    } catch (InterruptedException e) {
      stopping = true;
      Thread.currentThread().interrupt();
    }
  }

  @PreDestroy
  void stop() {
    stopping = true;
    thread.shutdownNow();
  }
}
