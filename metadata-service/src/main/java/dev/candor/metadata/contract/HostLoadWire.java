package dev.candor.metadata.contract;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.load.HostLoad;
import io.quarkus.runtime.annotations.RegisterForReflection;
import org.jspecify.annotations.Nullable;

/** A host's load on the wire; null could not be read. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record HostLoadWire(
    @JsonProperty("load_1m") @Nullable Double load1m,
    @Nullable Double cpuBusy,
    @Nullable Long memoryAvailableBytes) {
  static HostLoadWire of(HostLoad h) {
    return new HostLoadWire(
        Numbers.orNull(h.load1m()),
        Numbers.orNull(h.cpuBusy()),
        Numbers.orNull(h.memoryAvailableBytes()));
  }
}
