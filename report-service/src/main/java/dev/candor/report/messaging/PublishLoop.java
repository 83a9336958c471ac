package dev.candor.report.messaging;

import dev.candor.report.service.Publishing;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Publishes what is due, one campaign after another, away from the consumers: a full disk or a
 * silent broker delays a report and loses no message. What is owed from before a stop is taken up
 * at start, and what failed is tried again.
 */
@ApplicationScoped
class PublishLoop {
  private static final Logger LOG = Logger.getLogger(PublishLoop.class);
  private static final long RETRY_S = 5;

  private final Publishing publishing;
  private final MeterRegistry metrics;
  private final LinkedBlockingQueue<String> changed = new LinkedBlockingQueue<>();
  private final Thread worker;
  private volatile boolean stopping;

  PublishLoop(Publishing publishing, MeterRegistry metrics) {
    this.publishing = publishing;
    this.metrics = metrics;
    this.worker = new Thread(this::run, "publish");
    this.worker.setDaemon(true);
  }

  void start(@Observes StartupEvent event) {
    worker.start();
  }

  void stop(@Observes ShutdownEvent event) {
    stopping = true;
    worker.interrupt();
  }

  /** Something about a campaign was stored. */
  void changed(String campaignId) {
    changed.add(campaignId);
  }

  private void run() {
    boolean owing = true;
    while (!stopping) {
      try {
        Set<String> due = new LinkedHashSet<>(next(owing));
        owing = false;
        for (String campaignId : due) {
          owing |= !publish(campaignId);
        }
      } catch (InterruptedException e) {
        return;
      } catch (RuntimeException e) {
        owing = true;
        LOG.warn("what is owed could not be read; trying again", e);
      }
    }
  }

  private List<String> next(boolean owing) throws InterruptedException {
    List<String> due = new ArrayList<>();
    if (owing) {
      due.addAll(publishing.owed());
    }
    if (due.isEmpty()) {
      String first = changed.poll(RETRY_S, TimeUnit.SECONDS);
      if (first != null) {
        due.add(first);
      }
    }
    changed.drainTo(due);
    return due;
  }

  private boolean publish(String campaignId) throws InterruptedException {
    try {
      publishing.publishIfDue(campaignId);
      metrics.counter("candor_reports_checked").increment();
      return true;
    } catch (RuntimeException e) {
      if (stopping) {
        throw new InterruptedException("stopping");
      }
      metrics.counter("candor_reports_failed").increment();
      LOG.errorf(
          e,
          "The report of %s could not be published; it is tried again in %d s",
          campaignId,
          RETRY_S);
      TimeUnit.SECONDS.sleep(RETRY_S);
      return false;
    }
  }
}
