package dev.candor.infrastructure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A PostgreSQL that is ready to be run: programs unpacked, data folder formatted, the one database
 * created. It starts nothing that stays; {@link #command} is for whoever watches the process.
 */
public final class PostgresServer {
  /** The one database; services tell their tables apart by schema. */
  public static final String DATABASE = "candor";

  /** The owner, trusted on loopback. */
  public static final String USER = "postgres";

  private static final int STATUS_LINE = 7;
  private static final long TOOL_LIMIT_S = 120;

  private final Path programs;
  private final Path data;
  private final boolean root;

  private PostgresServer(Path programs, Path data, boolean root) {
    this.programs = programs;
    this.data = data;
    this.root = root;
  }

  /**
   * Makes the data folder ready; an existing one is used as it is.
   *
   * @param cache where unpacked programs are kept
   * @param folder holds {@code data}; created when absent
   * @throws IOException when a folder cannot be written, or PostgreSQL's own tools fail
   */
  public static PostgresServer prepare(Path cache, Path folder) throws IOException {
    Files.createDirectories(folder);
    Path programs = PostgresBinaries.unpack(cache);
    boolean root = ((Integer) Files.getAttribute(folder, "unix:uid")) == 0;
    Path data = folder.resolve("data");
    PostgresServer server = new PostgresServer(programs, data, root);
    if (!Files.exists(data.resolve("PG_VERSION"))) {
      Path fresh = folder.resolve("data.new");
      deleteTree(fresh);
      new PostgresServer(programs, fresh, root).format();
      Files.move(fresh, data, StandardCopyOption.ATOMIC_MOVE);
    }
    return server;
  }

  /** The JDBC address of the database when the server listens on the port. */
  public static String jdbcUrl(int port) {
    return "jdbc:postgresql://127.0.0.1:" + port + "/" + DATABASE;
  }

  /**
   * The command line that serves the database on loopback until it gets SIGINT. PostgreSQL refuses
   * to run as root, so root runs it inside a user namespace of its own.
   *
   * @param port the port to listen on
   */
  public List<String> command(int port) {
    return tool(
        "postgres",
        List.of(
            "-D",
            data.toString(),
            "-p",
            String.valueOf(port),
            "-h",
            "127.0.0.1",
            "-c",
            "unix_socket_directories=",
            "-c",
            "max_connections=200",
            "-c",
            "shared_buffers=32MB",
            "-c",
            "timezone=UTC",
            "-c",
            "log_timezone=UTC"));
  }

  /**
   * Whether the server process answers queries: it says so in its pid file.
   *
   * @param pid the process that was started from {@link #command}
   */
  public boolean isReady(long pid) throws IOException {
    Path file = data.resolve("postmaster.pid");
    if (!Files.exists(file)) {
      return false;
    }
    List<String> lines = Files.readAllLines(file);
    return lines.size() > STATUS_LINE
        && lines.getFirst().strip().equals(String.valueOf(pid))
        && lines.get(STATUS_LINE).strip().equals("ready");
  }

  private void format() throws IOException {
    run(
        tool(
            "initdb",
            List.of(
                "-D",
                data.toString(),
                "-U",
                USER,
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "--no-sync",
                "--no-instructions")),
        "");
    run(
        tool("postgres", List.of("--single", "-D", data.toString(), "postgres")),
        "create database " + DATABASE + ";\n");
  }

  private List<String> tool(String name, List<String> arguments) {
    List<String> command = new ArrayList<>();
    if (root) {
      command.addAll(List.of("unshare", "-U"));
    }
    command.add(programs.resolve("bin").resolve(name).toString());
    command.addAll(arguments);
    return List.copyOf(command);
  }

  private static void run(List<String> command, String input) throws IOException {
    Path output = Files.createTempFile("postgres-", ".log");
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().close();
      boolean ended = process.waitFor(TOOL_LIMIT_S, TimeUnit.SECONDS);
      if (!ended) {
        process.destroyForcibly();
      }
      if (!ended || process.exitValue() != 0) {
        throw new IOException(
            "PostgreSQL's tool failed: %s%n%s"
                .formatted(String.join(" ", command), Files.readString(output)));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while PostgreSQL's data folder was made", e);
    } finally {
      Files.deleteIfExists(output);
    }
  }

  private static void deleteTree(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.delete(path);
      }
    }
  }
}
