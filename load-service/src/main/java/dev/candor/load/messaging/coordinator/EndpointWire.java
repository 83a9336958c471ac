package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.spec.Endpoint;
import io.quarkus.runtime.annotations.RegisterForReflection;
import org.jspecify.annotations.Nullable;

/** An endpoint in messages; the key's name, never the key. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record EndpointWire(String url, String api, String model, @Nullable String apiKey) {
  static EndpointWire of(Endpoint e) {
    return new EndpointWire(
        e.url(), e.api().label(), e.model().orElse("auto"), e.keyName().orElse(null));
  }
}
