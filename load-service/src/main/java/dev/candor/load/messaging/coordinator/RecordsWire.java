package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.merge.Records;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** Where per-request records are kept. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record RecordsWire(
    @JsonProperty(required = true) String sha256,
    @JsonProperty(required = true) long bytes,
    @JsonProperty(required = true) String mediaType,
    @JsonProperty(required = true) long requests) {
  static RecordsWire of(Records r) {
    return new RecordsWire(r.sha256(), r.bytes(), r.mediaType(), r.requests());
  }

  Records toDomain() {
    return new Records(sha256, bytes, mediaType, requests);
  }
}
