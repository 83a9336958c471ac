package dev.candor.load.coordinator;

import dev.candor.infrastructure.FreePorts;
import dev.candor.infrastructure.KafkaNode;
import dev.candor.infrastructure.PostgresNode;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A real broker and a real database for this module's tests, and a token to write with. */
public final class RealInfrastructure implements QuarkusTestResourceLifecycleManager {
  /** What writers show. */
  public static final String TOKEN = "test-token";

  private Optional<KafkaNode> kafka = Optional.empty();
  private Optional<PostgresNode> postgres = Optional.empty();

  @Override
  public Map<String, String> start() {
    try {
      Path folder = Files.createTempDirectory("candor-load-test");
      List<Integer> ports = FreePorts.take(3);
      KafkaNode broker = KafkaNode.start(folder.resolve("kafka"), ports.get(0), ports.get(1));
      kafka = Optional.of(broker);
      PostgresNode database = PostgresNode.start(folder.resolve("postgres"), ports.get(2));
      postgres = Optional.of(database);
      Map<String, String> settings = new HashMap<>();
      settings.put("kafka.bootstrap.servers", broker.bootstrapServers());
      settings.put("quarkus.datasource.jdbc.url", database.jdbcUrl());
      settings.put(
          "candor.auth.token-file",
          Files.writeString(folder.resolve("token"), TOKEN + "\n").toString());
      settings.put("candor.reference-url", "http://127.0.0.1:1");
      return settings;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void stop() {
    kafka.ifPresent(KafkaNode::close);
    postgres.ifPresent(
        p -> {
          try {
            p.close();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }
}
