package dev.candor.infrastructure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * One PostgreSQL server on loopback with its data in one folder, holding one database, {@code
 * candor}, in which each service has a schema of its own. An existing folder is used again. The
 * server is a child of this JVM and ends with it.
 */
public final class PostgresNode implements AutoCloseable {
  /** The one database; services tell their tables apart by schema. */
  public static final String DATABASE = PostgresServer.DATABASE;

  /** The owner, trusted on loopback. */
  public static final String USER = PostgresServer.USER;

  private static final Duration START_LIMIT = Duration.ofSeconds(60);
  private static final Duration STOP_LIMIT = Duration.ofSeconds(20);
  private static final long POLL_MS = 20;

  private final Process process;
  private final int port;
  private final Thread hook;

  private PostgresNode(Process process, int port) {
    this.process = process;
    this.port = port;
    this.hook = new Thread(process::destroy, "postgres-stop");
  }

  /**
   * Starts a server and creates the database when it is not there yet.
   *
   * @param folder holds {@code data} and the server's log; created when absent
   * @param port the port to listen on
   * @throws IOException when the folder cannot be written or the server does not start in time
   */
  public static PostgresNode start(Path folder, int port) throws IOException {
    Files.createDirectories(folder);
    PostgresServer server = PostgresServer.prepare(programs(folder), folder);
    Path log = folder.resolve("server.log");
    Process process =
        new ProcessBuilder(server.command(port))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
    PostgresNode node = new PostgresNode(process, port);
    Runtime.getRuntime().addShutdownHook(node.hook);
    node.awaitReady(server, log);
    return node;
  }

  /** The JDBC address of the database. */
  public String jdbcUrl() {
    return PostgresServer.jdbcUrl(port);
  }

  @Override
  public void close() throws IOException {
    Runtime.getRuntime().removeShutdownHook(hook);
    try {
      // SIGINT is PostgreSQL's "fast" stop: it ends sessions and keeps all that was committed.
      new ProcessBuilder("sh", "-c", "kill -INT " + process.pid()).start().waitFor();
      if (!process.waitFor(STOP_LIMIT.toSeconds(), TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }

  /** A build's tests share one unpacked copy; {@code candor.root} names the project's folder. */
  private static Path programs(Path folder) {
    String root = System.getProperty("candor.root", "");
    return root.isEmpty() ? folder.resolve("programs") : Path.of(root, ".candor", "programs");
  }

  private void awaitReady(PostgresServer server, Path log) throws IOException {
    long limit = System.nanoTime() + START_LIMIT.toNanos();
    while (!server.isReady(process.pid())) {
      if (!process.isAlive() || System.nanoTime() > limit) {
        process.destroyForcibly();
        throw new IOException("PostgreSQL did not start:\n" + Files.readString(log));
      }
      try {
        TimeUnit.MILLISECONDS.sleep(POLL_MS);
      } catch (InterruptedException e) {
        process.destroyForcibly();
        Thread.currentThread().interrupt();
        throw new IOException("interrupted while PostgreSQL was starting", e);
      }
    }
  }
}
