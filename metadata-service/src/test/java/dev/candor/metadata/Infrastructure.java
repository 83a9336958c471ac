package dev.candor.metadata;

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

/** A real Kafka, a real PostgreSQL and a token file for the tests of this service. */
public final class Infrastructure implements QuarkusTestResourceLifecycleManager {
  /** What the token file holds. */
  public static final String TOKEN = "token-of-this-test";

  private KafkaNode kafka;
  private PostgresNode postgres;

  @Override
  public Map<String, String> start() {
    try {
      Path folder = Files.createTempDirectory("candor-metadata-test");
      List<Integer> ports = FreePorts.take(3);
      kafka = KafkaNode.start(folder.resolve("kafka"), ports.get(0), ports.get(1));
      postgres = PostgresNode.start(folder.resolve("postgres"), ports.get(2));
      Path token = Files.writeString(folder.resolve("token"), TOKEN + "\n");
      return Map.of(
          "kafka.bootstrap.servers", kafka.bootstrapServers(),
          "quarkus.datasource.jdbc.url", postgres.jdbcUrl(),
          "candor.auth.token-file", token.toString(),
          "candor.data-dir", folder.resolve("data").toString(),
          "quarkus.http.test-port", "0");
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
