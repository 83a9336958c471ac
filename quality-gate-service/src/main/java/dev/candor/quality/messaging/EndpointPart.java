package dev.candor.quality.messaging;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.quality.domain.Endpoint;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The endpoint inside a gate request. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record EndpointPart(
    @JsonProperty(required = true) String url,
    @JsonProperty(required = true) String api,
    @JsonProperty(required = true) String model,
    @Nullable String apiKey) {
  EndpointPart {
    Objects.requireNonNull(url, "endpoint.url");
    Objects.requireNonNull(api, "endpoint.api");
    Objects.requireNonNull(model, "endpoint.model");
  }

  Endpoint toDomain() {
    return Endpoint.of(url, api, model, Optional.ofNullable(apiKey));
  }
}
