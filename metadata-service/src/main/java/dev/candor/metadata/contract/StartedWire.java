package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.process.ProcessIdentity;
import dev.candor.metadata.domain.restart.RestartState;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How far a restart has come, as it is stored. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record StartedWire(Life before, List<ValueWire> config, @Nullable Life spawned) {
  /** One life of a process, whole. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  public record Life(long pid, long startTicks, String bootId, String startedAt) {
    static Life of(ProcessIdentity p) {
      return new Life(p.pid(), p.startTicks(), p.bootId(), p.startedAt().toString());
    }

    ProcessIdentity toDomain() {
      return new ProcessIdentity(pid, startTicks, bootId, Instant.parse(startedAt));
    }
  }

  /** From the domain. */
  public static StartedWire of(RestartState.Started s) {
    return new StartedWire(
        Life.of(s.before()),
        s.config().stream().map(ValueWire::of).toList(),
        s.spawned().map(Life::of).orElse(null));
  }

  /** To the domain. */
  public RestartState.Started toDomain() {
    return new RestartState.Started(
        before.toDomain(),
        config.stream().map(ValueWire::toDomain).toList(),
        Optional.ofNullable(spawned).map(Life::toDomain));
  }
}
