package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.capture.Evidence;
import dev.candor.metadata.domain.capture.Source;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;

/** One reading on the wire. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record EvidenceWire(String source, String where, Object value, String readAt) {
  static EvidenceWire of(Evidence e) {
    return new EvidenceWire(
        e.source().wireName(), e.where(), e.value(), ContractJson.time(e.readAt()));
  }

  Evidence toDomain() {
    Source known =
        Source.named(source)
            .orElseThrow(() -> new IllegalArgumentException("source: '" + source + "' is unknown"));
    return new Evidence(known, where, value, Instant.parse(readAt));
  }
}
