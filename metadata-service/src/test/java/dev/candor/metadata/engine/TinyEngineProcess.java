package dev.candor.metadata.engine;

import dev.candor.infrastructure.FreePorts;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;

/** Starts a {@link TinyEngine} and ends whatever serves its port when the test is over. */
public final class TinyEngineProcess implements AutoCloseable {
  private final int port;
  private final Process process;

  private TinyEngineProcess(int port, Process process) {
    this.port = port;
    this.process = process;
  }

  /** Starts one on a free port, writing to a file. */
  public static TinyEngineProcess start(Path log, Map<String, String> env, String... more)
      throws IOException {
    int port = FreePorts.take(1).getFirst();
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx32m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classes().toString(),
                TinyEngine.class.getName(),
                "reference-server",
                "--port",
                String.valueOf(port)));
    command.addAll(List.of(more));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .redirectInput(new File("/dev/null"));
    builder.environment().putAll(env);
    TinyEngineProcess started = new TinyEngineProcess(port, builder.start());
    Awaitility.await().atMost(30, TimeUnit.SECONDS).until(started::answers);
    return started;
  }

  /** Decoded, since the checkout may lie in a path with spaces. */
  private static Path classes() {
    return Path.of(
        URI.create(
            TinyEngine.class.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  public int port() {
    return port;
  }

  public long pid() {
    return process.pid();
  }

  public String url() {
    return "http://127.0.0.1:" + port;
  }

  private boolean answers() {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public void close() {
    ProcessHandle.allProcesses().filter(this::isOurs).forEach(ProcessHandle::destroyForcibly);
  }

  private boolean isOurs(ProcessHandle handle) {
    List<String> words = handle.info().arguments().map(List::of).orElse(List.of());
    int at = words.indexOf("--port");
    boolean samePort = at >= 0 && Optional.of(words.get(at + 1)).equals(Optional.of("" + port));
    return words.contains(TinyEngine.class.getName()) && samePort;
  }
}
