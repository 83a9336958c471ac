package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.process.ProcessIdentity;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** One life of a process on the wire: what proves a restart. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record ProcessLifeWire(long pid, String startedAt) {
  static ProcessLifeWire of(ProcessIdentity p) {
    return new ProcessLifeWire(p.pid(), ContractJson.time(p.startedAt()));
  }
}
