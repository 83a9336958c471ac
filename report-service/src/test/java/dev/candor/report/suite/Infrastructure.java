package dev.candor.report.suite;

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

/** A broker and a database for the tests of this module, and a folder for its data. */
public class Infrastructure implements QuarkusTestResourceLifecycleManager {
  /** What the tests' token file holds. */
  public static final String TOKEN = "a-token-for-tests";

  private Path folder = Path.of("target");
  private KafkaNode kafka;
  private PostgresNode postgres;

  @Override
  public Map<String, String> start() {
    try {
      folder = Files.createTempDirectory("candor-report-test");
      List<Integer> ports = FreePorts.take(3);
      kafka = KafkaNode.start(folder.resolve("kafka"), ports.get(0), ports.get(1));
      postgres = PostgresNode.start(folder.resolve("postgres"), ports.get(2));
      Path token = Files.writeString(folder.resolve("token"), TOKEN + "\n");
      return Map.of(
          "kafka.bootstrap.servers",
          kafka.bootstrapServers(),
          "quarkus.datasource.jdbc.url",
          postgres.jdbcUrl(),
          "quarkus.datasource.username",
          PostgresNode.USER,
          "quarkus.http.test-port",
          "0",
          "candor.data-dir",
          folder.resolve("data").toString(),
          "candor.auth.token-file",
          token.toString(),
          "candor.artifacts.max-bytes",
          "100000",
          "candor.report-url",
          "http://report.test/");
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
