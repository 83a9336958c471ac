package dev.candor.cli.suite;

import dev.candor.cli.suite.ChildSpec.StopSignal;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** One process that is kept alive: when it ends without being told to, it is started again. */
final class Child {
  /** Told what happens to a child, in a sentence. */
  interface Listener {
    /** A child ended, was started again, or is given up. */
    void said(String sentence);

    /** A child's pid changed. */
    void changed();
  }

  private final ChildSpec spec;
  private final ChildLauncher launcher;
  private final Listener listener;
  private final Backoff backoff;
  private Optional<Process> process = Optional.empty();
  private boolean stopping;
  private boolean givenUp;

  Child(ChildSpec spec, ChildLauncher launcher, Backoff backoff, Listener listener) {
    this.spec = spec;
    this.launcher = launcher;
    this.backoff = backoff;
    this.listener = listener;
  }

  ChildSpec spec() {
    return spec;
  }

  void start() {
    synchronized (this) {
      if (stopping) {
        return;
      }
      Process started = launcher.start(spec);
      process = Optional.of(started);
      // Nothing waits for it: the end of a process is an event here.
      CompletableFuture<Void> _ = started.onExit().thenAccept(this::ended);
    }
    // Outside the lock: the listener looks at all children, and they look at their listener.
    listener.changed();
  }

  synchronized Optional<ProcessRecord> record() {
    return process.map(p -> ProcessRecord.of(spec.name(), p.toHandle(), spec.port()));
  }

  /** Whether it lives and serves. */
  boolean isReady() {
    Optional<Process> now = current();
    return now.filter(Process::isAlive).map(p -> spec.readiness().isReady(p.pid())).orElse(false);
  }

  /** Whether it ended too often to be started again. */
  synchronized boolean isGivenUp() {
    return givenUp;
  }

  /** From now on it is not started again, should it end. */
  synchronized void letEnd() {
    stopping = true;
  }

  /** Asks it to end; does not wait. */
  synchronized void askToStop() {
    stopping = true;
    process.filter(Process::isAlive).ifPresent(this::signal);
  }

  /** Waits for its end, and kills it when the limit passes. */
  void awaitStop(Duration limit) {
    Optional<Process> now = current();
    if (now.isEmpty()) {
      return;
    }
    try {
      if (!now.get().waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        now.get().destroyForcibly().waitFor();
      }
    } catch (InterruptedException e) {
      now.get().destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }

  /** Kills it. */
  void kill() {
    synchronized (this) {
      stopping = true;
    }
    current().ifPresent(Process::destroyForcibly);
  }

  private synchronized Optional<Process> current() {
    return process;
  }

  private void signal(Process target) {
    if (spec.stop() == StopSignal.TERM) {
      target.destroy();
      return;
    }
    try {
      // The JVM can send TERM and KILL only; sh has kill built in on every system.
      new ProcessBuilder("sh", "-c", "kill -INT " + target.pid()).start();
    } catch (IOException e) {
      target.destroy();
    }
  }

  private void ended(Process dead) {
    Optional<Duration> next;
    synchronized (this) {
      if (stopping) {
        return;
      }
      next = backoff.next();
      givenUp = next.isEmpty();
    }
    if (next.isEmpty()) {
      listener.said(
          "%s ended again (status %d) and is given up; see %s"
              .formatted(spec.name(), dead.exitValue(), spec.log()));
      return;
    }
    Duration pause = next.get();
    listener.said(
        "%s ended (status %d); starting it again".formatted(spec.name(), dead.exitValue()));
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                Thread.sleep(pause);
                start();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
  }
}
