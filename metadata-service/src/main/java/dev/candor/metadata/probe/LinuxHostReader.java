package dev.candor.metadata.probe;

import dev.candor.metadata.domain.host.HostFacts;
import dev.candor.metadata.domain.load.CpuTimes;
import dev.candor.metadata.domain.load.HostLoad;
import dev.candor.metadata.domain.process.ProcessText;
import dev.candor.metadata.service.HostReader;
import dev.candor.metadata.service.Pause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** Reads a Linux machine through {@code /proc}, {@code /sys} and its accelerator's tool. */
public final class LinuxHostReader implements HostReader {
  private static final Duration CPU_SAMPLE = Duration.ofMillis(200);
  private static final long BYTES_PER_KIB = 1024;

  private final ProcFs proc;
  private final Path root;
  private final NvidiaSmi nvidia;
  private final Pause pause;

  /**
   * Reads a machine.
   *
   * @param proc its {@code /proc}
   * @param root where {@code sys} and {@code etc} are found, normally {@code /}
   * @param nvidia the accelerator's tool
   * @param pause waits while the CPU share is sampled
   */
  public LinuxHostReader(ProcFs proc, Path root, NvidiaSmi nvidia, Pause pause) {
    this.proc = proc;
    this.root = root;
    this.nvidia = nvidia;
    this.pause = pause;
  }

  @Override
  public HostFacts facts() {
    NvidiaSmi.Found devices = nvidia.list();
    String cpuinfo = proc.text("cpuinfo").orElse("");
    return new HostFacts(
        proc.text("sys", "kernel", "hostname").map(String::strip).orElse("unnamed"),
        machine(),
        ProcessText.labelled("model name", cpuinfo),
        Runtime.getRuntime().availableProcessors(),
        kibibytes("MemTotal"),
        file("etc/os-release").flatMap(LinuxHostReader::prettyName),
        proc.text("sys", "kernel", "osrelease").map(String::strip),
        devices.devices(),
        devices.note());
  }

  @Override
  public HostLoad load() {
    Optional<CpuTimes> earlier = proc.text("stat").flatMap(CpuTimes::parse);
    pause.of(CPU_SAMPLE);
    Optional<CpuTimes> later = proc.text("stat").flatMap(CpuTimes::parse);
    OptionalDouble busy =
        earlier.isPresent() && later.isPresent()
            ? later.get().busySince(earlier.get())
            : OptionalDouble.empty();
    OptionalDouble load1m =
        proc.text("loadavg")
            .map(text -> OptionalDouble.of(Double.parseDouble(text.split(" ", 2)[0])))
            .orElse(OptionalDouble.empty());
    OptionalLong available =
        kibibytes("MemAvailable").map(OptionalLong::of).orElse(OptionalLong.empty());
    return new HostLoad(load1m, busy, available);
  }

  private Optional<String> machine() {
    Optional<String> vendor = dmi("sys_vendor");
    Optional<String> product = dmi("product_name");
    if (vendor.isPresent() && product.isPresent()) {
      return Optional.of(vendor.get() + " " + product.get());
    }
    return product.or(() -> vendor).or(() -> dmi("board_name"));
  }

  private Optional<String> dmi(String name) {
    return file("sys/class/dmi/id/" + name).map(String::strip).filter(s -> !s.isEmpty());
  }

  private Optional<Long> kibibytes(String name) {
    return proc.text("meminfo")
        .flatMap(text -> ProcessText.labelled(name, text))
        .map(value -> Long.parseLong(value.split(" ", 2)[0]) * BYTES_PER_KIB);
  }

  private Optional<String> file(String path) {
    try {
      return Optional.of(Files.readString(root.resolve(path)));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Optional<String> prettyName(String osRelease) {
    return osRelease
        .lines()
        .filter(line -> line.startsWith("PRETTY_NAME="))
        .map(line -> line.substring("PRETTY_NAME=".length()).replace("\"", ""))
        .findFirst();
  }
}
