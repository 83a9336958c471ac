package dev.candor.load.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArtifactUploadTest {
  @TempDir private Path folder;
  private final List<String> requests = new CopyOnWriteArrayList<>();
  private final List<Integer> statuses = new CopyOnWriteArrayList<>();
  private HttpServer server;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  private void answer(HttpExchange exchange) throws IOException {
    String body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
    requests.add(
        exchange.getRequestMethod()
            + " "
            + exchange.getRequestURI()
            + " "
            + exchange.getRequestHeaders().getFirst("Authorization")
            + " "
            + body);
    exchange.sendResponseHeaders(statuses.removeFirst(), -1);
    exchange.close();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  private ArtifactUpload upload(Duration patience) throws IOException {
    Path token = Files.writeString(folder.resolve("token"), "secret\n");
    String url = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    return new ArtifactUpload(url, Optional.of(token), patience);
  }

  private Path records() throws IOException {
    return Files.writeString(folder.resolve("records"), "bytes");
  }

  @Test
  void shouldTryAgainUntilTheRecordsAreTaken() throws Exception {
    // Given
    statuses.addAll(List.of(503, 503, 201));

    // When
    upload(Duration.ofSeconds(20)).store(records(), "abc");

    // Then
    assertThat(requests).hasSize(3).containsOnly("PUT /artifacts/abc Bearer secret bytes");
  }

  @Test
  void shouldNotTryAgainAfterARefusal() throws Exception {
    // Given
    statuses.add(401);
    ArtifactUpload upload = upload(Duration.ofSeconds(20));
    Path records = records();

    // When
    ThrowingCallable storing = () -> upload.store(records, "abc");

    // Then
    assertThatThrownBy(storing)
        .isInstanceOf(IOException.class)
        .hasMessageEndingWith("refused the records with status 401");
  }

  @Test
  void shouldGiveUpWhenItsTimeIsUp() throws Exception {
    // Given
    statuses.addAll(List.of(500, 500, 500, 500));
    ArtifactUpload upload = upload(Duration.ofMillis(300));
    Path records = records();

    // When
    ThrowingCallable storing = () -> upload.store(records, "abc");

    // Then
    assertThatThrownBy(storing)
        .isInstanceOf(IOException.class)
        .hasMessageEndingWith("did not take the records: status 500");
  }
}
