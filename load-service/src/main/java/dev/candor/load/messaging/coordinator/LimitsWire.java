package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.spec.Limits;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** Time-outs in messages, in seconds. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record LimitsWire(double connectTimeoutS, double stallTimeoutS) {
  static LimitsWire of(Limits l) {
    return new LimitsWire(Wire.seconds(l.connectTimeout()), Wire.seconds(l.stallTimeout()));
  }
}
