package dev.candor.quality.messaging;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.candor.quality.domain.InvalidInput;
import dev.candor.quality.service.GateService;
import io.smallrye.common.annotation.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/**
 * Takes gate requests. One that is no gate request goes to the dead letters; one that asks for what
 * is not allowed is answered at once, so that its campaign does not wait.
 */
@ApplicationScoped
class GateRequestedConsumer {
  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .build();

  private final GateService gates;

  GateRequestedConsumer(GateService gates) {
    this.gates = gates;
  }

  @Incoming("gate-requested")
  @Blocking
  void requested(String payload) {
    GateRequestedMessage message = decode(payload);
    UntilStored.run(() -> take(message));
  }

  private void take(GateRequestedMessage message) {
    try {
      gates.accept(message.toDomain(), true);
    } catch (InvalidInput e) {
      gates.refuse(message.campaignId(), message.gateId(), String.valueOf(e.getMessage()));
    }
  }

  static GateRequestedMessage decode(String payload) {
    try {
      return JSON.readValue(payload, GateRequestedMessage.class);
    } catch (JsonProcessingException e) {
      throw new UndecodableMessage("candor.gate-requested.v1: " + e.getOriginalMessage(), e);
    }
  }

  /** A payload that breaks the contract of its topic. */
  static final class UndecodableMessage extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UndecodableMessage(String message, Throwable cause) {
      super(message, cause);
    }
  }
}
