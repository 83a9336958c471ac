package dev.candor.metadata.config;

import dev.candor.metadata.contract.ContractJson;
import dev.candor.metadata.domain.reading.ConfigurationReader;
import dev.candor.metadata.domain.reading.secret.Secrets;
import dev.candor.metadata.inspect.SnakeYamlFormats;
import dev.candor.metadata.probe.BoundedHttp;
import dev.candor.metadata.probe.HttpEngineEndpoint;
import dev.candor.metadata.probe.KeyFolder;
import dev.candor.metadata.probe.LinuxHostReader;
import dev.candor.metadata.probe.LocalProcessControl;
import dev.candor.metadata.probe.NvidiaSmi;
import dev.candor.metadata.probe.ProcFs;
import dev.candor.metadata.probe.ProcProcessFinder;
import dev.candor.metadata.probe.ProcessOutput;
import dev.candor.metadata.service.CommandReading;
import dev.candor.metadata.service.EngineEndpoint;
import dev.candor.metadata.service.HostReader;
import dev.candor.metadata.service.Pause;
import dev.candor.metadata.service.ProcessControl;
import dev.candor.metadata.service.ProcessFinder;
import dev.candor.metadata.service.ReadingCommands;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/** Makes the probes, and the clock they read. */
@ApplicationScoped
public class ProbeWiring {
  private static final String OUR_FOLDER = "metadata";

  private final MetadataConfig config;

  ProbeWiring(MetadataConfig config) {
    this.config = config;
  }

  @Produces
  @Singleton
  Clock clock() {
    return Clock.systemUTC();
  }

  @Produces
  @Singleton
  Pause pause() {
    return duration -> LockSupport.parkNanos(duration.toNanos());
  }

  @Produces
  @Singleton
  ProcFs proc() {
    return new ProcFs(config.probe().proc());
  }

  @Produces
  @Singleton
  Secrets secrets() {
    return Secrets.withKey(MarkerKey.in(config.dataDir().resolve(OUR_FOLDER)));
  }

  @Produces
  @Singleton
  CommandReading commands(Secrets secrets, Clock clock) {
    ConfigurationReader reader = new ConfigurationReader(secrets, new SnakeYamlFormats());
    return new ReadingCommands(reader::argv, secrets, clock);
  }

  @Produces
  @Singleton
  ProcessFinder finder(ProcFs proc, CommandReading commands) {
    return new ProcProcessFinder(proc, commands);
  }

  @Produces
  @Singleton
  EngineEndpoint endpoints(Secrets secrets, Clock clock) {
    MetadataConfig.Probe probe = config.probe();
    BoundedHttp http =
        new BoundedHttp(
            probe.connectTimeout(),
            probe.readTimeout(),
            probe.completionTimeout(),
            probe.maxBodyBytes(),
            new KeyFolder(config.keysDir()));
    return new HttpEngineEndpoint(http, ContractJson.mapper(), secrets::tree, clock);
  }

  @Produces
  @Singleton
  HostReader host(ProcFs proc, Pause pause) {
    String searchPath = Optional.ofNullable(System.getenv("PATH")).orElse("/usr/bin:/bin");
    return new LinuxHostReader(
        proc, Path.of("/"), new NvidiaSmi(searchPath, config.probe().toolTimeout()), pause);
  }

  @Produces
  @Singleton
  ProcessControl control(ProcFs proc, Pause pause) {
    Path logs = config.dataDir().resolve(OUR_FOLDER).resolve("engine-logs");
    return new LocalProcessControl(
        proc, new ProcessOutput(logs), config.restart().stopTimeout(), pause);
  }
}
