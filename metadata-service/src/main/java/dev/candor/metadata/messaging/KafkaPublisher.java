package dev.candor.metadata.messaging;

import dev.candor.metadata.service.Publisher;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Emitter;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.eclipse.microprofile.reactive.messaging.Metadata;

/** Sends documents to Kafka, keyed by campaign, and waits until the broker has them. */
@ApplicationScoped
public class KafkaPublisher implements Publisher {
  private static final long LIMIT_SECONDS = 30;

  private final Emitter<String> captured;
  private final Emitter<String> snapshots;
  private final Emitter<String> restarted;
  private final MeterRegistry metrics;

  KafkaPublisher(
      @Channel("serving-config-captured") Emitter<String> captured,
      @Channel("snapshot-taken") Emitter<String> snapshots,
      @Channel("engine-restarted") Emitter<String> restarted,
      MeterRegistry metrics) {
    this.captured = captured;
    this.snapshots = snapshots;
    this.restarted = restarted;
    this.metrics = metrics;
  }

  @Override
  public void publish(Noun noun, String campaignId, String document) {
    CompletableFuture<Void> sent = new CompletableFuture<>();
    Metadata key =
        Metadata.of(OutgoingKafkaRecordMetadata.<String>builder().withKey(campaignId).build());
    emitter(noun).send(Message.of(document, key, () -> had(sent), failure -> lost(sent, failure)));
    try {
      sent.get(LIMIT_SECONDS, TimeUnit.SECONDS);
      metrics
          .counter("candor_messages_sent", "kind", noun.name().toLowerCase(Locale.ROOT))
          .increment();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while sending " + noun, e);
    } catch (ExecutionException | TimeoutException e) {
      throw new IllegalStateException("Kafka did not take " + noun, e);
    }
  }

  private Emitter<String> emitter(Noun noun) {
    return switch (noun) {
      case SERVING_CONFIG_CAPTURED -> captured;
      case SNAPSHOT_TAKEN -> snapshots;
      case ENGINE_RESTARTED -> restarted;
    };
  }

  private static CompletionStage<Void> had(CompletableFuture<Void> sent) {
    sent.complete(null);
    return CompletableFuture.completedFuture(null);
  }

  private static CompletionStage<Void> lost(CompletableFuture<Void> sent, Throwable failure) {
    sent.completeExceptionally(failure);
    return CompletableFuture.completedFuture(null);
  }
}
