package dev.candor.load.client;

import dev.candor.load.domain.measure.ClientGuilt;
import dev.candor.load.domain.measure.NanosHistogram;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * Looks at the harness itself every 10 ms: how long a task waits for each event loop, what garbage
 * collection took, and at the end what CPU time was used. Runs on a thread of its own from {@link
 * #start} to {@link #stop}.
 */
final class GuiltProbe {
  private static final long PERIOD_NANOS = 10_000_000L;
  private static final double NANOS_PER_MILLI = 1e6;

  /** Waits of one loop, written on that loop only. */
  private static final class LoopWatch {
    private final ClientLoop loop;
    private final NanosHistogram delays = new NanosHistogram();
    private final Runnable arrive = this::arrive;
    private volatile boolean under;
    private long asked;

    LoopWatch(ClientLoop loop) {
      this.loop = loop;
    }

    /** Asks unless the last question is still unanswered; then that one will show the delay. */
    void ask() {
      if (!under) {
        asked = loop.nanos();
        under = true;
        loop.eventLoop().execute(arrive);
      }
    }

    private void arrive() {
      delays.record(loop.nanos() - asked);
      under = false;
    }
  }

  private final List<LoopWatch> watches;
  private final List<GarbageCollectorMXBean> collectors =
      ManagementFactory.getGarbageCollectorMXBeans();
  private final Thread thread;
  private volatile boolean running = true;
  private long gcAtStart;
  private long gcLast;
  private long gcMax;
  private Duration cpuAtStart = Duration.ZERO;

  GuiltProbe(List<ClientLoop> loops) {
    watches = loops.stream().map(LoopWatch::new).toList();
    thread = Thread.ofPlatform().name("candor-guilt-probe").daemon().unstarted(this::watch);
  }

  void start() {
    gcAtStart = gcMillis();
    gcLast = gcAtStart;
    cpuAtStart = cpu();
    thread.start();
  }

  /** Ends the watch; the histograms are then read on the caller's thread. */
  ClientGuilt stop(long windowNanos, NanosHistogram sendLateness) throws InterruptedException {
    Duration used = cpu().minus(cpuAtStart);
    running = false;
    LockSupport.unpark(thread);
    thread.join();
    NanosHistogram delays = new NanosHistogram();
    for (LoopWatch watch : watches) {
      watch.loop.eventLoop().submit(() -> delays.add(watch.delays)).await();
    }
    double capacity = (double) windowNanos * Runtime.getRuntime().availableProcessors();
    return new ClientGuilt(
        delays.atPercentile(99) / NANOS_PER_MILLI,
        delays.max() / NANOS_PER_MILLI,
        gcLast - gcAtStart,
        gcMax,
        used.toNanos() / capacity,
        sendLateness.atPercentile(99) / NANOS_PER_MILLI);
  }

  private void watch() {
    while (running) {
      watches.forEach(LoopWatch::ask);
      LockSupport.parkNanos(PERIOD_NANOS);
      long gc = gcMillis();
      gcMax = Math.max(gcMax, gc - gcLast);
      gcLast = gc;
    }
  }

  private long gcMillis() {
    long sum = 0;
    for (GarbageCollectorMXBean collector : collectors) {
      sum += Math.max(0, collector.getCollectionTime());
    }
    return sum;
  }

  private static Duration cpu() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
  }
}
