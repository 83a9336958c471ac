package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.spec.Sampling;
import io.quarkus.runtime.annotations.RegisterForReflection;
import org.jspecify.annotations.Nullable;

/** Sampling parameters in messages. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record SamplingWire(double temperature, double topP, @Nullable Long seed, boolean ignoreEos) {
  static SamplingWire of(Sampling s) {
    return new SamplingWire(
        s.temperature(),
        s.topP(),
        s.seed().isPresent() ? (Long) s.seed().getAsLong() : null,
        s.ignoreEos());
  }
}
