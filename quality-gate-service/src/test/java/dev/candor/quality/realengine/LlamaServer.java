package dev.candor.quality.realengine;

import java.io.File;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;

/** The real engine with a real small model, in the folder that CANDOR_REAL_ENGINE names. */
final class LlamaServer implements AutoCloseable {
  private final Process process;
  private final int port;

  private LlamaServer(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  static LlamaServer start(Path folder, int port) throws IOException {
    Process process =
        new ProcessBuilder(
                List.of(
                    folder.resolve("llama.cpp/llama-server").toString(),
                    "--model",
                    folder.resolve("model/smollm2-135m-instruct-q4_1.gguf").toString(),
                    "--alias",
                    "smollm2-135m",
                    "--host",
                    "127.0.0.1",
                    "--port",
                    String.valueOf(port),
                    "--parallel",
                    "4",
                    "--ctx-size",
                    "8192",
                    "--threads",
                    "1",
                    "--offline"))
            .redirectErrorStream(true)
            .redirectOutput(new File("target/llama-server.log"))
            .start();
    LlamaServer server = new LlamaServer(process, port);
    Awaitility.await().atMost(Duration.ofSeconds(60)).until(server::isHealthy);
    return server;
  }

  URI url() {
    return URI.create("http://127.0.0.1:" + port);
  }

  private boolean isHealthy() throws IOException {
    var connection = (java.net.HttpURLConnection) url().resolve("/health").toURL().openConnection();
    try (Socket probe = new Socket()) {
      probe.connect(new java.net.InetSocketAddress("127.0.0.1", port));
    } catch (IOException notYet) {
      return false;
    }
    return connection.getResponseCode() == 200;
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
