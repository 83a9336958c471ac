package dev.candor.cli.suite;

import dev.candor.cli.suite.ChildSpec.StopSignal;
import dev.candor.infrastructure.PostgresServer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Spells out each process of the suite: program, environment, port and readiness. */
final class ChildSpecs {
  private final DataFolder data;
  private final Ports ports;
  private final Programs programs;
  private final Map<String, String> shared;

  ChildSpecs(DataFolder data, Ports ports, Programs programs, boolean reference) {
    this.data = data;
    this.ports = ports;
    this.programs = programs;
    Map<String, String> all = new HashMap<>();
    all.put("CANDOR_DATABASE_URL", PostgresServer.jdbcUrl(ports.postgres()));
    all.put("CANDOR_KAFKA", "127.0.0.1:" + ports.kafka());
    all.put("CANDOR_AUTH_TOKEN_FILE", data.tokenFile().toString());
    all.put("CANDOR_KEYS_DIR", data.keys().toString());
    all.put("CANDOR_DATA_DIR", data.root().toString());
    all.put("CANDOR_HARNESS_REVISION", programs.project().revision());
    all.put("CANDOR_LOAD_URL", ports.loadUrl());
    all.put("CANDOR_METADATA_URL", ports.metadataUrl());
    all.put("CANDOR_QUALITY_URL", ports.qualityUrl());
    all.put("CANDOR_REPORT_URL", ports.reportUrl());
    // Every consumer is idempotent, so none needs to wait for messages in work when it ends.
    all.put("MP_MESSAGING_CONNECTOR_SMALLRYE_KAFKA_GRACEFUL_SHUTDOWN", "false");
    if (reference) {
      all.put("CANDOR_REFERENCE_URL", ports.referenceUrl());
    }
    this.shared = Map.copyOf(all);
  }

  ChildSpec kafka() {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                data.kafka().toString(),
                String.valueOf(ports.kafka()),
                String.valueOf(ports.kafkaController())));
    arguments.addAll(SuiteOptions.TOPICS);
    return plain("kafka", programs.kafka(arguments), ports.kafka());
  }

  ChildSpec postgres(PostgresServer server) {
    return new ChildSpec(
        "postgres",
        server.command(ports.postgres()),
        Map.of(),
        log("postgres"),
        ports.postgres(),
        StopSignal.INT,
        new Readiness.Database(server));
  }

  ChildSpec reference(List<String> arguments) {
    List<String> all = new ArrayList<>(List.of("reference-server", "--port"));
    all.add(String.valueOf(ports.reference()));
    all.addAll(arguments);
    return plain("reference-server", programs.measuring("load-service", all), ports.reference());
  }

  List<ChildSpec> services() {
    return List.of(
        service("load-service", ports.load()),
        service("metadata-service", ports.metadata()),
        service("quality-gate-service", ports.quality()),
        service("report-service", ports.report()));
  }

  ChildSpec worker() {
    return quarkus("worker", programs.measuring("load-service", List.of("worker")), ports.worker());
  }

  private ChildSpec service(String name, int port) {
    return quarkus(name, programs.service(name, List.of()), port);
  }

  private ChildSpec quarkus(String name, List<String> command, int port) {
    Map<String, String> environment = new HashMap<>(shared);
    environment.put("QUARKUS_HTTP_PORT", String.valueOf(port));
    environment.put("QUARKUS_HTTP_HOST", "127.0.0.1");
    return new ChildSpec(
        name, command, environment, log(name), port, StopSignal.TERM, new Readiness.Healthy(port));
  }

  private ChildSpec plain(String name, List<String> command, int port) {
    return new ChildSpec(
        name, command, Map.of(), log(name), port, StopSignal.TERM, new Readiness.Accepts(port));
  }

  private Path log(String name) {
    return SuiteOptions.log(data, name);
  }
}
