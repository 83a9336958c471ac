package dev.candor.metadata.probe;

import dev.candor.metadata.contract.ContractJson;
import dev.candor.metadata.domain.endpoint.Endpoint;
import dev.candor.metadata.domain.endpoint.EndpointUrl;
import dev.candor.metadata.domain.reading.ConfigurationReader;
import dev.candor.metadata.domain.reading.secret.Secrets;
import dev.candor.metadata.inspect.SnakeYamlFormats;
import dev.candor.metadata.service.EngineReader;
import dev.candor.metadata.service.Pause;
import dev.candor.metadata.service.ReadingCommands;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/** The probes as they are wired, on this machine's own {@code /proc}. */
final class RealProcesses {
  static final Clock CLOCK = Clock.systemUTC();
  static final Pause PAUSE = duration -> LockSupport.parkNanos(duration.toNanos());
  static final ProcFs PROC = new ProcFs(Path.of("/proc"));
  static final Secrets SECRETS =
      Secrets.withKey("a key of this test".getBytes(StandardCharsets.UTF_8));

  private RealProcesses() {}

  static ProcProcessFinder finder() {
    ConfigurationReader reader = new ConfigurationReader(SECRETS, new SnakeYamlFormats());
    return new ProcProcessFinder(PROC, new ReadingCommands(reader::argv, SECRETS, CLOCK));
  }

  static HttpEngineEndpoint http() {
    return http(new KeyFolder(Optional.empty()), 1 << 20);
  }

  static HttpEngineEndpoint http(KeyFolder keys, long maxBytes) {
    Duration limit = Duration.ofSeconds(5);
    return new HttpEngineEndpoint(
        new BoundedHttp(limit, limit, limit, maxBytes, keys),
        ContractJson.mapper(),
        SECRETS::tree,
        CLOCK);
  }

  static EngineReader engines() {
    return new EngineReader(http(), finder(), CLOCK);
  }

  static LocalProcessControl control(Path logs) {
    return new LocalProcessControl(PROC, new ProcessOutput(logs), Duration.ofSeconds(10), PAUSE);
  }

  static Endpoint endpoint(String url) {
    return new Endpoint(EndpointUrl.parse(url), Optional.empty(), Optional.empty());
  }
}
