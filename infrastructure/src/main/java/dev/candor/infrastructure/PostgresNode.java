package dev.candor.infrastructure;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;

/**
 * One PostgreSQL server on loopback with its data in one folder, holding one database, {@code
 * candor}, in which each service has a schema of its own. An existing folder is used again.
 */
public final class PostgresNode implements AutoCloseable {
  /** The one database; services tell their tables apart by schema. */
  public static final String DATABASE = "candor";

  /** The owner, trusted on loopback. */
  public static final String USER = "postgres";

  private static final Duration START_LIMIT = Duration.ofSeconds(60);

  private final EmbeddedPostgres server;

  private PostgresNode(EmbeddedPostgres server) {
    this.server = server;
  }

  /**
   * Starts a server and creates the database when it is not there yet.
   *
   * @param folder holds {@code data} and the unpacked binaries; created when absent
   * @param port the port to listen on
   * @throws IOException when the folder cannot be written or the server does not start in time
   */
  public static PostgresNode start(Path folder, int port) throws IOException {
    Files.createDirectories(folder);
    EmbeddedPostgres server =
        EmbeddedPostgres.builder()
            .setDataDirectory(folder.resolve("data"))
            .setOverrideWorkingDirectory(folder.resolve("binaries").toFile())
            .setCleanDataDirectory(false)
            .setPort(port)
            .setPGStartupWait(START_LIMIT)
            .setServerConfig("max_connections", "200")
            .setServerConfig("timezone", "UTC")
            .start();
    PostgresNode node = new PostgresNode(server);
    node.createDatabase();
    return node;
  }

  /** The JDBC address of the database. */
  public String jdbcUrl() {
    return "jdbc:postgresql://127.0.0.1:" + server.getPort() + "/" + DATABASE;
  }

  @Override
  public void close() throws IOException {
    server.close();
  }

  private void createDatabase() throws IOException {
    try (Connection connection = server.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      try (ResultSet found =
          statement.executeQuery("select 1 from pg_database where datname = '" + DATABASE + "'")) {
        if (found.next()) {
          return;
        }
      }
      statement.execute("create database " + DATABASE);
    } catch (SQLException e) {
      throw new IOException("PostgreSQL is up but would not create its database", e);
    }
  }
}
