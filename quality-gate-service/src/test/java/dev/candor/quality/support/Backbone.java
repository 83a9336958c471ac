package dev.candor.quality.support;

import dev.candor.infrastructure.FreePorts;
import dev.candor.infrastructure.KafkaNode;
import dev.candor.infrastructure.PostgresNode;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A real broker and a real database, both new, for all tests that boot the service. */
public final class Backbone implements QuarkusTestResourceLifecycleManager {
  /** The token that writes need. */
  public static final String TOKEN = "test-token-0123456789";

  private KafkaNode kafka;
  private PostgresNode postgres;

  @Override
  public Map<String, String> start() {
    List<Integer> ports = FreePorts.take(3);
    try {
      Path folder = Files.createTempDirectory(Path.of("target"), "backbone").toAbsolutePath();
      kafka = KafkaNode.start(folder.resolve("kafka"), ports.get(0), ports.get(1));
      postgres = PostgresNode.start(folder.resolve("postgres"), ports.get(2));
      Path token = Files.writeString(folder.resolve("token"), TOKEN + "\n");
      return Map.of(
          "kafka.bootstrap.servers", kafka.bootstrapServers(),
          "quarkus.datasource.jdbc.url", postgres.jdbcUrl(),
          "quarkus.http.test-port", "0",
          // The build hands candor.root to tests, which is no key of the service.
          "smallrye.config.mapping.validate-unknown", "false",
          "candor.auth.token-file", token.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void stop() {
    try {
      if (kafka != null) {
        kafka.close();
      }
      if (postgres != null) {
        postgres.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
