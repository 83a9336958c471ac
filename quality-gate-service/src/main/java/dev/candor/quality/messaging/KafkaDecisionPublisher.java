package dev.candor.quality.messaging;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.service.DecisionPublisher;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Message;

/** Announces decisions on {@code candor.gate-decided.v1}, keyed by campaign. */
@ApplicationScoped
class KafkaDecisionPublisher implements DecisionPublisher {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final MutinyEmitter<String> decided;

  KafkaDecisionPublisher(@Channel("gate-decided") MutinyEmitter<String> decided) {
    this.decided = decided;
  }

  @Override
  public void publish(GateDecision decision) {
    Message<String> message =
        Message.of(encode(decision))
            .addMetadata(
                OutgoingKafkaRecordMetadata.<String>builder()
                    .withKey(decision.campaignId())
                    .build());
    decided.sendMessageAndAwait(message);
  }

  private static String encode(GateDecision decision) {
    try {
      return JSON.writeValueAsString(GateDecidedMessage.of(decision));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a decision is always writable as JSON", e);
    }
  }
}
