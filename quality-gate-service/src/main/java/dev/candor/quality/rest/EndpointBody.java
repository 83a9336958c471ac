package dev.candor.quality.rest;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.quality.domain.Endpoint;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The engine that a gate is asked to judge; {@code api} and {@code model} default to auto. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record EndpointBody(
    @JsonProperty(required = true) String url,
    @Nullable String api,
    @Nullable String model,
    @Nullable String apiKey) {
  EndpointBody {
    Objects.requireNonNull(url, "url is required");
  }

  Endpoint toDomain() {
    return Endpoint.of(
        url,
        api == null ? "auto" : api,
        model == null ? "auto" : model,
        Optional.ofNullable(apiKey));
  }
}
