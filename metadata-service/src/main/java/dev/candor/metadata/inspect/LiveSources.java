package dev.candor.metadata.inspect;

import dev.candor.metadata.contract.ContractJson;
import dev.candor.metadata.domain.endpoint.Endpoint;
import dev.candor.metadata.domain.endpoint.EndpointUrl;
import dev.candor.metadata.domain.endpoint.EngineKind;
import dev.candor.metadata.domain.process.ProcessSighting;
import dev.candor.metadata.domain.reading.ConfigurationReader;
import dev.candor.metadata.domain.reading.Context;
import dev.candor.metadata.domain.reading.secret.Secrets;
import dev.candor.metadata.probe.BoundedHttp;
import dev.candor.metadata.probe.HttpEngineEndpoint;
import dev.candor.metadata.probe.KeyFolder;
import dev.candor.metadata.probe.ProcFs;
import dev.candor.metadata.probe.ProcProcessFinder;
import dev.candor.metadata.service.EngineReader;
import dev.candor.metadata.service.EngineView;
import dev.candor.metadata.service.ReadingCommands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The sources that live: an endpoint, a port and a process of this machine. */
final class LiveSources {
  private static final Duration CONNECT_LIMIT = Duration.ofSeconds(2);
  private static final Duration READ_LIMIT = Duration.ofSeconds(5);
  private static final long MOST_BYTES = 8L << 20;
  private static final int HIGHEST_PORT = 65_535;

  private final Path proc;
  private final ProcProcessFinder finder;
  private final EngineReader engines;

  LiveSources(Path proc, byte[] key, Clock clock) {
    Secrets secrets = Secrets.withKey(key);
    ConfigurationReader reader = new ConfigurationReader(secrets, new SnakeYamlFormats());
    BoundedHttp http =
        new BoundedHttp(
            CONNECT_LIMIT, READ_LIMIT, READ_LIMIT, MOST_BYTES, new KeyFolder(Optional.empty()));
    this.proc = proc;
    this.finder =
        new ProcProcessFinder(new ProcFs(proc), new ReadingCommands(reader::argv, secrets, clock));
    this.engines =
        new EngineReader(
            new HttpEngineEndpoint(http, ContractJson.mapper(), secrets::tree, clock),
            finder,
            clock);
  }

  /** By the words that name them on the command line. */
  Map<String, InspectSource> byName() {
    return new TreeMap<>(
        Map.of(
            "endpoint", new Source("URL", (operand, context) -> endpoint(operand)),
            "port", new Source("port", this::port),
            "pid", new Source("process number", this::process)));
  }

  private Inspected endpoint(String url) throws IOException {
    Endpoint endpoint =
        new Endpoint(
            EndpointUrl.parse(url.contains("://") ? url : "http://" + url),
            Optional.empty(),
            Optional.empty());
    EngineView view = engines.read(endpoint, Map.of());
    if (view.config().values().isEmpty() && view.engine().kind() == EngineKind.UNKNOWN) {
      throw new IOException(
          url + " told nothing of an engine. " + String.join("; ", view.warnings()));
    }
    return LiveReadings.of(view);
  }

  private Inspected port(String port, Context context) throws IOException {
    long number = number(port, HIGHEST_PORT);
    requireProc();
    EndpointUrl url = EndpointUrl.parse("http://127.0.0.1:" + number);
    return found(finder.find(url, hint(context), context.engineVersion()));
  }

  private Inspected process(String pid, Context context) throws IOException {
    long number = number(pid, Integer.MAX_VALUE);
    requireProc();
    if (!Files.isDirectory(proc.resolve(pid))) {
      throw new IOException("there is no process " + pid + " here");
    }
    return found(finder.read(number, hint(context), context.engineVersion()));
  }

  private static Inspected found(ProcessSighting sighting) throws IOException {
    return switch (sighting) {
      case ProcessSighting.Found found -> LiveReadings.of(found);
      case ProcessSighting.NotFound missing -> throw new IOException(missing.why());
    };
  }

  private void requireProc() throws IOException {
    if (!Files.isDirectory(proc.resolve("self"))) {
      throw new IOException("processes are read from /proc, which this system does not have");
    }
  }

  private static EngineKind hint(Context context) {
    return context
        .hint()
        .flatMap(engine -> EngineKind.named(engine.wireName()))
        .orElse(EngineKind.UNKNOWN);
  }

  private static long number(String text, long highest) {
    if (!text.matches("[1-9]\\d{0,9}") || Long.parseLong(text) > highest) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is not possible; use a number from 1 to " + highest);
    }
    return Long.parseLong(text);
  }

  /** Reads what one operand names. */
  private interface OneOperand {
    Inspected read(String operand, Context context) throws IOException;
  }

  private record Source(String operand, OneOperand reader) implements InspectSource {
    @Override
    public Inspected read(List<String> operands, Context context) throws IOException {
      if (operands.size() != 1) {
        throw new IllegalArgumentException(
            "name one " + operand + (operands.isEmpty() ? "" : "; got " + operands));
      }
      return reader.read(operands.getFirst(), context);
    }
  }
}
