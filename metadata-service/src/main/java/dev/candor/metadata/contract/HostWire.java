package dev.candor.metadata.contract;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.host.HostFacts;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The machine on the wire. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record HostWire(
    String hostname,
    @Nullable String machine,
    @Nullable String cpuModel,
    int cpuCores,
    @Nullable Long memoryBytes,
    @Nullable String os,
    @Nullable String kernel,
    List<DeviceWire> devices,
    String devicesNote) {
  static HostWire of(HostFacts h) {
    return new HostWire(
        h.hostname(),
        h.machine().orElse(null),
        h.cpuModel().orElse(null),
        h.cpuCores(),
        h.memoryBytes().orElse(null),
        h.os().orElse(null),
        h.kernel().orElse(null),
        h.devices().stream().map(DeviceWire::of).toList(),
        h.devicesNote());
  }
}
