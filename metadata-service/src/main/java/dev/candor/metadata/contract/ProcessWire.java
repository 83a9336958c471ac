package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.process.ProcessFacts;
import dev.candor.metadata.domain.process.ProcessIdentity;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The engine's process on the wire. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record ProcessWire(
    long pid,
    String startedAt,
    long startTicks,
    String bootId,
    @Nullable String executable,
    List<String> argv,
    Map<String, String> environment,
    @Nullable String containerId) {
  static ProcessWire of(ProcessFacts p) {
    ProcessIdentity id = p.identity();
    return new ProcessWire(
        id.pid(),
        ContractJson.time(id.startedAt()),
        id.startTicks(),
        id.bootId(),
        p.executable().orElse(null),
        p.argv(),
        new TreeMap<>(p.environment()),
        p.containerId().orElse(null));
  }
}
