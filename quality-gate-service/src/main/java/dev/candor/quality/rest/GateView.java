package dev.candor.quality.rest;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.quality.service.StoredGate;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A campaign's gates as they stand. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record GateView(String campaignId, List<OneGate> gates) {
  static GateView of(String campaignId, List<StoredGate> gates) {
    return new GateView(campaignId, gates.stream().map(OneGate::of).toList());
  }

  /** One gate; {@code state} is running until there is a decision. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record OneGate(String gateId, String state, String requestedAt, @Nullable DecisionView decision) {
    static OneGate of(StoredGate gate) {
      return new OneGate(
          gate.request().gateId(),
          gate.decision().isPresent() ? "decided" : "running",
          Times.millis(gate.request().requestedAt()),
          gate.decision().map(DecisionView::of).orElse(null));
    }
  }
}
