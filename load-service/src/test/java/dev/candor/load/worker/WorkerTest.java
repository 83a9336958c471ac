package dev.candor.load.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.load.client.ClientLoops;
import dev.candor.load.domain.prompt.SamplingParameters;
import dev.candor.load.domain.prompt.TokenSpan;
import dev.candor.load.domain.schedule.LoadKind;
import dev.candor.load.domain.stream.TokenSource;
import dev.candor.load.reference.ReferenceOptions;
import dev.candor.load.reference.ReferenceServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A worker over real sockets, without Quarkus. */
class WorkerTest {
  @TempDir private Path folder;
  private final List<LevelReport> reports = Collections.synchronizedList(new ArrayList<>());
  private final List<byte[]> stored = Collections.synchronizedList(new ArrayList<>());
  private ReferenceServer server;
  private ClientLoops loops;
  private Worker worker;

  @BeforeEach
  void start() throws IOException {
    server = ReferenceServer.start(ReferenceOptions.defaults(), System::nanoTime);
    loops = new ClientLoops(1, System::nanoTime);
    LevelExecutor executor =
        new LevelExecutor(
            loops,
            new ApiKeys(Optional.of(folder)),
            folder.resolve("records"),
            Optional.of((file, hash) -> stored.add(Files.readAllBytes(file))),
            Clock.systemUTC(),
            System::nanoTime);
    worker = new Worker(executor, reports::add, System::nanoTime);
  }

  @AfterEach
  void stop() throws IOException {
    worker.close();
    loops.close();
    server.close();
  }

  private Assignment assignment(String window, LoadKind load, Optional<String> key) {
    return new Assignment(
        new Assignment.Key("c-1", window, 1, 0),
        1,
        "w-1",
        server.url(),
        Optional.empty(),
        "auto",
        key,
        load,
        new TokenSpan(39, 42),
        20,
        SamplingParameters.GREEDY,
        Duration.ofSeconds(1),
        Duration.ofSeconds(10),
        42);
  }

  private static LoadKind steady() {
    return new LoadKind.Steady(4, Duration.ofMillis(100), Duration.ofMillis(700));
  }

  @Test
  void shouldMeasureAnAssignmentAndHandOverItsRecords() throws Exception {
    // Given
    Assignment assignment = assignment("r1", steady(), Optional.empty());

    // When
    worker.assign(assignment);
    Awaitility.await().until(() -> reports.size() == 1);

    // Then
    LevelReport.Measured report = (LevelReport.Measured) reports.getFirst();
    assertThat(report.figures().countedBy()).isEqualTo(TokenSource.TOKEN_IDS);
    assertThat(report.figures().completed()).isPositive();
    assertThat(report.figures().promptTokens().orElseThrow().min()).isGreaterThanOrEqualTo(39);
    assertThat(report.figures().promptTokens().orElseThrow().max()).isLessThanOrEqualTo(42);
    assertThat(report.closedAt()).isEqualTo(report.openedAt().plusMillis(700));
    assertThat(report.facts()).containsEntry("api", "chat");
    byte[] bytes = stored.getFirst();
    LevelReport.Records records = report.records().orElseThrow();
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
    assertThat(records.sha256()).isEqualTo(HexFormat.of().formatHex(digest));
    List<String> lines = lines(bytes);
    assertThat(lines).hasSize((int) records.requests() + 1);
    assertThat(lines.getLast()).contains("\"type\":\"window\"", "\"length_ns\":700000000}");
    assertThat(lines.getFirst()).contains("\"chunk_tokens\":[1,1,1");
    try (var left = Files.list(folder.resolve("records"))) {
      assertThat(left).isEmpty();
    }
  }

  private static List<String> lines(byte[] gzip) throws IOException {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(gzip))) {
      return new String(in.readAllBytes(), UTF_8).lines().toList();
    }
  }

  @Test
  void shouldReportAgainButNeverMeasureTwice() {
    // Given
    Assignment assignment = assignment("r1", new LoadKind.Burst(2), Optional.empty());
    worker.assign(assignment);
    worker.assign(assignment);
    Awaitility.await().until(() -> reports.size() == 1);
    long tokens = server.generatedTokens();

    // When
    worker.assign(assignment);
    Awaitility.await().until(() -> reports.size() == 2);

    // Then
    assertThat(reports.get(1)).isSameAs(reports.get(0));
    assertThat(server.generatedTokens()).isEqualTo(tokens);
  }

  @Test
  void shouldStopAnAttemptThatIsCalledOffAndGoOnWithTheNext() {
    // Given
    LoadKind endless = new LoadKind.Steady(2, Duration.ofHours(1), Duration.ofHours(1));
    worker.assign(assignment("r1", endless, Optional.empty()));
    worker.assign(assignment("r2", new LoadKind.Burst(1), Optional.empty()));
    Awaitility.await().until(() -> worker.busy().filter(busy -> busy.inFlight() == 2).isPresent());

    // When
    worker.cancel("c-1", "r1", 1);
    Awaitility.await().until(() -> reports.size() == 1);

    // Then
    assertThat(reports.getFirst().assignment().key().windowId()).isEqualTo("r2");
  }

  @Test
  void shouldNeverBeginAnAttemptThatWasCalledOffBefore() {
    // Given
    worker.cancel("c-1", "r1", 1);

    // When
    worker.assign(assignment("r1", new LoadKind.Burst(1), Optional.empty()));
    worker.assign(assignment("r2", new LoadKind.Burst(1), Optional.empty()));
    Awaitility.await().until(() -> reports.size() == 1);

    // Then
    assertThat(reports.getFirst().assignment().key().windowId()).isEqualTo("r2");
  }

  @Test
  void shouldSayWhichKeyIsMissing() {
    // Given
    Assignment assignment = assignment("r1", steady(), Optional.of("my-key"));

    // When
    worker.assign(assignment);
    Awaitility.await().until(() -> reports.size() == 1);

    // Then
    assertThat(((LevelReport.Failed) reports.getFirst()).reason())
        .isEqualTo(
            "the API key file " + folder.resolve("my-key") + " cannot be read; put the key there");
  }

  @Test
  void shouldFailALevelWhoseEndpointIsGone() throws IOException {
    // Given
    Assignment assignment = assignment("r1", steady(), Optional.empty());
    server.close();

    // When
    worker.assign(assignment);
    Awaitility.await().until(() -> reports.size() == 1);

    // Then
    assertThat(((LevelReport.Failed) reports.getFirst()).reason()).contains("connection refused");
  }
}
