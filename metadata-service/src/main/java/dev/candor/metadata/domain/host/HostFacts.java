package dev.candor.metadata.domain.host;

import java.util.List;
import java.util.Optional;

/**
 * The machine.
 *
 * @param hostname its name
 * @param machine model from DMI; empty when the firmware does not say
 * @param cpuModel the CPU; empty when the kernel does not say
 * @param cpuCores logical CPUs
 * @param memoryBytes memory in bytes; 0 is never used for unknown, hence optional
 * @param os the distribution
 * @param kernel the kernel's release
 * @param devices accelerators, in index order
 * @param devicesNote how the devices were looked for, and what that brought
 */
public record HostFacts(
    String hostname,
    Optional<String> machine,
    Optional<String> cpuModel,
    int cpuCores,
    Optional<Long> memoryBytes,
    Optional<String> os,
    Optional<String> kernel,
    List<Device> devices,
    String devicesNote) {
  public HostFacts {
    devices = List.copyOf(devices);
  }

  /** The host in a phrase. */
  public String inWords() {
    String cpu = cpuCores + " cores of " + cpuModel.orElse("an unnamed CPU");
    String accelerators =
        devices.isEmpty()
            ? "no accelerator (" + devicesNote + ")"
            : devices.size() + " × " + devices.getFirst().name();
    return hostname + ": " + cpu + ", " + accelerators;
  }
}
