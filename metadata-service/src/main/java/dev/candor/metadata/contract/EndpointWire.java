package dev.candor.metadata.contract;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.endpoint.Endpoint;
import dev.candor.metadata.domain.endpoint.EndpointUrl;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What this service reads of an endpoint in a request. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record EndpointWire(
    @JsonProperty(required = true) @JsonSetter(nulls = Nulls.FAIL) String url,
    @Nullable String model,
    @Nullable String apiKey) {
  /** To the domain, checked. */
  public Endpoint toDomain() {
    return new Endpoint(
        EndpointUrl.parse(url),
        Optional.ofNullable(model).filter(m -> !m.equals("auto")),
        Optional.ofNullable(apiKey));
  }
}
