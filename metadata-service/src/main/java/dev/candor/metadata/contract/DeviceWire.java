package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.host.Device;
import io.quarkus.runtime.annotations.RegisterForReflection;
import org.jspecify.annotations.Nullable;

/** An accelerator on the wire. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record DeviceWire(
    int index,
    String uuid,
    String name,
    @Nullable String driver,
    @Nullable Double memoryMib,
    @Nullable Double powerLimitW) {
  static DeviceWire of(Device d) {
    return new DeviceWire(
        d.index(),
        d.uuid(),
        d.name(),
        d.driver().orElse(null),
        Numbers.orNull(d.memoryMib()),
        Numbers.orNull(d.powerLimitWatts()));
  }
}
