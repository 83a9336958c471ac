package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.capture.ConfigDiff;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The difference of two captures on the wire. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record DiffWire(String from, String to, List<ChangeWire> changes) {
  /** One field that differs; null was not read. */
  @RegisterForReflection
  public record ChangeWire(String name, @Nullable Object before, @Nullable Object after) {}

  /** Compares two captures. */
  public static DiffWire between(ServingConfigCaptured from, ServingConfigCaptured to) {
    ConfigDiff diff =
        ConfigDiff.between(
            from.values().stream().map(ValueWire::toDomain).toList(),
            to.values().stream().map(ValueWire::toDomain).toList());
    return new DiffWire(
        from.captureId(),
        to.captureId(),
        diff.changes().stream()
            .map(c -> new ChangeWire(c.name(), c.before().orElse(null), c.after().orElse(null)))
            .toList());
  }
}
