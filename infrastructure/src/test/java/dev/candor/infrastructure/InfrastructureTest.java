package dev.candor.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InfrastructureTest {
  @TempDir Path folder;

  @Test
  void shouldKeepTopicsOverARestartOfTheBroker() throws Exception {
    // Given
    List<Integer> ports = FreePorts.take(2);
    Path log = folder.resolve("kafka");
    try (KafkaNode node = KafkaNode.start(log, ports.get(0), ports.get(1));
        Admin admin = Admin.create(Map.of("bootstrap.servers", node.bootstrapServers()))) {
      admin
          .createTopics(List.of(new NewTopic("kept", 1, (short) 1)))
          .all()
          .get(30, TimeUnit.SECONDS);
    }

    // When
    try (KafkaNode node = KafkaNode.start(log, ports.get(0), ports.get(1));
        Admin admin = Admin.create(Map.of("bootstrap.servers", node.bootstrapServers()))) {

      // Then
      assertThat(admin.listTopics().names().get(30, TimeUnit.SECONDS)).contains("kept");
    }
  }

  @Test
  void shouldKeepTablesOverARestartOfTheDatabase() throws Exception {
    // Given
    int port = FreePorts.take(1).getFirst();
    Path data = folder.resolve("postgres");
    try (PostgresNode node = PostgresNode.start(data, port);
        var connection = DriverManager.getConnection(node.jdbcUrl(), PostgresNode.USER, "");
        var statement = connection.createStatement()) {
      statement.execute("create table kept (id int)");
    }

    // When
    try (PostgresNode node = PostgresNode.start(data, port);
        var connection = DriverManager.getConnection(node.jdbcUrl(), PostgresNode.USER, "");
        var rows = connection.getMetaData().getTables(null, "public", "kept", null)) {

      // Then
      assertThat(rows.next()).isTrue();
    }
  }
}
