package dev.candor.report.messaging;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.candor.report.config.PublicAddress;
import dev.candor.report.service.Announcer;
import dev.candor.report.service.Published;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Emitter;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.eclipse.microprofile.reactive.messaging.Metadata;

/** Sends {@code report-published} to Kafka, keyed by campaign. */
@ApplicationScoped
class KafkaAnnouncer implements Announcer {
  private static final long LIMIT_S = 20;

  private final Emitter<String> emitter;
  private final PublicAddress address;

  KafkaAnnouncer(@Channel("report-published") Emitter<String> emitter, PublicAddress address) {
    this.emitter = emitter;
    this.address = address;
  }

  @Override
  public void announce(Published published) {
    CompletableFuture<Void> sent = new CompletableFuture<>();
    emitter.send(
        Message.of(
            json(published),
            Metadata.of(
                OutgoingKafkaRecordMetadata.<String>builder()
                    .withKey(published.campaignId())
                    .build()),
            () -> {
              sent.complete(null);
              return CompletableFuture.completedFuture(null);
            },
            failure -> {
              sent.completeExceptionally(failure);
              return CompletableFuture.completedFuture(null);
            }));
    sent.orTimeout(LIMIT_S, TimeUnit.SECONDS).join();
  }

  private String json(Published published) {
    try {
      return WireJson.mapper()
          .writeValueAsString(
              ReportPublishedMessage.of(published, address.page(published.campaignId())));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("report-published could not be written", e);
    }
  }
}
