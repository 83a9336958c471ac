package dev.candor.cli.suite;

import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.infrastructure.FreePorts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A real llama-server with a real small model, from the folder that CANDOR_REAL_ENGINE names. */
final class RealLlamaServer implements AutoCloseable {
  private static final String PROGRAM = "llama.cpp/llama-server";

  private final int port = FreePorts.take(1).getFirst();

  RealLlamaServer(Path log) throws IOException {
    Path folder = folder().orElseThrow();
    Path model;
    try (Stream<Path> files = Files.list(folder.resolve("model"))) {
      model = files.filter(f -> f.toString().endsWith(".gguf")).findFirst().orElseThrow();
    }
    ProcessBuilder engine =
        new ProcessBuilder(
            folder.resolve(PROGRAM).toString(),
            "--model",
            model.toString(),
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
            "--metrics",
            "--offline");
    engine.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    await("llama-server to load its model").atMost(Duration.ofMinutes(2)).until(this::isHealthy);
  }

  /** The folder with a prepared engine, where there is one. */
  static Optional<Path> folder() {
    return Optional.ofNullable(System.getenv("CANDOR_REAL_ENGINE"))
        .map(Path::of)
        .filter(folder -> Files.isExecutable(folder.resolve(PROGRAM)));
  }

  static boolean isPrepared() {
    boolean there = folder().isPresent();
    if (!there) {
      System.out.println(
          "skipped: CANDOR_REAL_ENGINE does not name a folder with a prepared llama-server");
    }
    return there;
  }

  private boolean isHealthy() throws InterruptedException {
    HttpRequest health = HttpRequest.newBuilder(URI.create(url() + "/health")).build();
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(health, BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      return false;
    }
  }

  String url() {
    return "http://127.0.0.1:" + port;
  }

  /** Ends whatever serves our port: a restart puts another process in the place of the first. */
  @Override
  public void close() {
    ProcessHandle.allProcesses()
        .filter(p -> p.info().arguments().map(List::of).orElse(List.of()).contains("" + port))
        .forEach(ProcessHandle::destroyForcibly);
  }

  /** The result file of a campaign, read. */
  static JsonNode result(Path folder) {
    try {
      return new ObjectMapper().readTree(folder.resolve("result.json").toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
