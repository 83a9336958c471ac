package dev.candor.metadata.service;

import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Does stored work one piece after another. Work that fails (a database or broker that is away) is
 * tried again until it succeeds: it is stored, so it is owed.
 */
public final class OwedWork {
  private static final Logger LOG = Logger.getLogger(OwedWork.class.getName());

  private final ScheduledExecutorService thread;
  private final Duration retryAfter;

  /**
   * Sets up a queue.
   *
   * @param thread one thread, so that no two pieces of one kind run at once
   * @param retryAfter how long to wait after a failure
   */
  public OwedWork(ScheduledExecutorService thread, Duration retryAfter) {
    this.thread = thread;
    this.retryAfter = retryAfter;
  }

  /** Queues a piece of work that may be done again without harm. */
  public void submit(String what, Runnable work) {
    thread.execute(() -> attempt(what, work));
  }

  private void attempt(String what, Runnable work) {
    try {
      work.run();
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, what + " failed and is tried again in " + retryAfter, e);
      var later =
          thread.schedule(() -> attempt(what, work), retryAfter.toMillis(), TimeUnit.MILLISECONDS);
      LOG.log(Level.FINE, "{0} is due in {1}", new Object[] {what, later});
    }
  }
}
