package dev.candor.load.messaging.worker;

import dev.candor.load.worker.LevelReport;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;

/** Says what the worker measured and that it lives. */
@ApplicationScoped
class WorkerMessages {
  private static final Logger LOG = Logger.getLogger(WorkerMessages.class.getName());
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final long PAUSE_SECONDS = 1;

  private final MutinyEmitter<String> measured;
  private final MutinyEmitter<String> heartbeats;

  @Inject
  WorkerMessages(
      @Channel("level-measured") @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER)
          MutinyEmitter<String> measured,
      @Channel("worker-heartbeat") @OnOverflow(OnOverflow.Strategy.DROP)
          MutinyEmitter<String> heartbeats) {
    this.measured = measured;
    this.heartbeats = heartbeats;
  }

  /** Sends a report, again and again until the broker has it: a measurement is never lost. */
  void report(LevelReport report) {
    String text = Json.write(LevelMeasuredMessage.of(report));
    Message<String> message = keyed(text, report.assignment().key().campaignId());
    while (!Thread.currentThread().isInterrupted()) {
      try {
        measured.sendMessage(message).await().atMost(PATIENCE);
        return;
      } catch (RuntimeException e) {
        LOG.log(Level.WARNING, "the broker did not take a measurement yet", e);
        pause();
      }
    }
  }

  private static void pause() {
    try {
      TimeUnit.SECONDS.sleep(PAUSE_SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Sends a heartbeat and does not wait: one that is lost is followed by the next. */
  void heartbeat(HeartbeatMessage heartbeat) {
    heartbeats
        .sendMessage(keyed(Json.write(heartbeat), heartbeat.workerId()))
        .subscribe()
        .with(
            sent -> {},
            failure -> LOG.log(Level.FINE, "the broker did not take a heartbeat", failure));
  }

  private static Message<String> keyed(String text, String key) {
    return Message.of(text)
        .addMetadata(OutgoingKafkaRecordMetadata.<String>builder().withKey(key).build());
  }
}
