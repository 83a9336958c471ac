package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.spec.Shape;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** A shape in messages. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record ShapeWire(String name, String kind, Range promptTokens, int outputTokens, String text) {

  /** A range of token counts. */
  @RegisterForReflection
  record Range(int min, int max) {}

  static ShapeWire of(Shape s) {
    return new ShapeWire(
        s.name(),
        s.kind().label(),
        new Range(s.promptTokens().min(), s.promptTokens().max()),
        s.outputTokens(),
        s.text());
  }
}
