package dev.candor.metadata.probe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.candor.infrastructure.FreePorts;
import dev.candor.metadata.domain.capture.Capture;
import dev.candor.metadata.domain.capture.CaptureRequest;
import dev.candor.metadata.domain.capture.ChecklistItem;
import dev.candor.metadata.domain.capture.ChecklistItem.Item;
import dev.candor.metadata.domain.capture.ChecklistItem.State;
import dev.candor.metadata.domain.capture.Conflict;
import dev.candor.metadata.domain.capture.SnapshotCount;
import dev.candor.metadata.domain.endpoint.Endpoint;
import dev.candor.metadata.domain.endpoint.EngineKind;
import dev.candor.metadata.domain.load.Phase;
import dev.candor.metadata.domain.load.Snapshot;
import dev.candor.metadata.domain.load.SnapshotRequest;
import dev.candor.metadata.domain.process.ProcessIdentity;
import dev.candor.metadata.domain.restart.RestartRequest;
import dev.candor.metadata.domain.restart.RestartResult;
import dev.candor.metadata.service.CaptureService;
import dev.candor.metadata.service.Key;
import dev.candor.metadata.service.MemoryRestartStore;
import dev.candor.metadata.service.MemoryStore;
import dev.candor.metadata.service.RestartProof;
import dev.candor.metadata.service.RestartService;
import dev.candor.metadata.service.SnapshotService;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reads and restarts a real llama-server, where CANDOR_REAL_ENGINE names a prepared folder. */
class RealEngineTest {
  @TempDir Path folder;

  private Endpoint endpoint;

  @BeforeEach
  void start() throws Exception {
    String prepared = System.getenv("CANDOR_REAL_ENGINE");
    String skipped =
        "skipped: CANDOR_REAL_ENGINE does not name a folder with a prepared llama-server";
    boolean there =
        prepared != null && Files.isExecutable(Path.of(prepared, "llama.cpp", "llama-server"));
    if (!there) {
      System.out.println("RealEngineTest " + skipped);
    }
    assumeTrue(there, skipped);
    int port = FreePorts.take(1).getFirst();
    endpoint = RealProcesses.endpoint("http://127.0.0.1:" + port);
    Path model;
    try (Stream<Path> files = Files.list(Path.of(prepared, "model"))) {
      model = files.filter(f -> f.toString().endsWith(".gguf")).findFirst().orElseThrow();
    }
    ProcessBuilder engine =
        new ProcessBuilder(
            Path.of(prepared, "llama.cpp", "llama-server").toString(),
            "--model",
            model.toString(),
            "--alias",
            "smollm2-135m",
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
    engine.environment().put("LLAMA_ARG_N_PARALLEL", "2");
    engine.redirectErrorStream(true);
    engine.redirectOutput(folder.resolve("engine.log").toFile());
    engine.redirectInput(new File("/dev/null"));
    engine.start();
    Awaitility.await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> RealProcesses.http().tryOneCompletion(endpoint).isEmpty());
  }

  @AfterEach
  void stop() {
    Optional.ofNullable(endpoint)
        .flatMap(e -> RealProcesses.finder().listening(e.url()))
        .map(ProcessIdentity::pid)
        .flatMap(ProcessHandle::of)
        .ifPresent(ProcessHandle::destroyForcibly);
  }

  @Test
  void shouldReadItWholeAndSeeThePlantedConflict() {
    // Given
    CaptureRequest request =
        new CaptureRequest(
            "c-1",
            "before",
            endpoint,
            Optional.of("temperature 0"),
            Map.of(),
            Optional.of("0123abc"),
            true,
            1);

    // When
    Capture capture = captures().capture(request);

    // Then
    assertThat(capture.engine().kind()).isEqualTo(EngineKind.LLAMA_CPP);
    assertThat(capture.engine().version()).isPresent();
    assertThat(capture.process().orElseThrow().argv()).contains("--ctx-size", "8192");
    assertThat(capture.config().read("max_num_seqs").orElseThrow().value()).isEqualTo(4);
    assertThat(capture.config().read("max_model_len_per_slot").orElseThrow().value())
        .isEqualTo(2048);
    assertThat(capture.config().conflicts()).extracting(Conflict::name).contains("max_num_seqs");
    assertThat(capture.checklist())
        .filteredOn(item -> item.state() == State.SATISFIED)
        .extracting(ChecklistItem::item)
        .contains(
            Item.HOST_AND_DEVICES,
            Item.ENGINE_VERSION_IMAGE,
            Item.SERVE_COMMAND,
            Item.SPECULATION,
            Item.HARNESS_AND_SAMPLING);
  }

  @Test
  void shouldReadItsCounters() {
    // Given
    SnapshotRequest request = new SnapshotRequest("c-1", "w1", 1, Phase.BEFORE, endpoint);

    // When
    Snapshot snapshot = snapshots().take(request);

    // Then
    assertThat(snapshot.engine().running()).hasValue(0);
    assertThat(snapshot.engine().waiting()).hasValue(0);
    assertThat(snapshot.host().cpuBusy().orElseThrow()).isBetween(0.0, 1.0);
    assertThat(snapshot.missing()).extracting(Snapshot.Missing::what).contains("KV-cache use");
  }

  @Test
  void shouldRestartItAndProveIt() {
    // Given
    MemoryRestartStore store = new MemoryRestartStore();
    Key key = new Key("c-1", "before-repeat-2");
    store.given(
        key, new RestartRequest("c-1", "before-repeat-2", endpoint, true, Duration.ofSeconds(60)));
    RestartProof proof =
        new RestartProof(
            RealProcesses.http(),
            RealProcesses.engines(),
            RealProcesses.finder(),
            Duration.ofMillis(100),
            RealProcesses.PAUSE,
            RealProcesses.CLOCK);
    RestartService service =
        new RestartService(
            store,
            RealProcesses.engines(),
            RealProcesses.finder(),
            RealProcesses.control(folder),
            proof,
            (noun, campaign, document) -> store.markPublished(key),
            RealProcesses.CLOCK);

    // When
    service.carryOut(key);

    // Then
    assertThat(store.result(key).orElseThrow().result())
        .isInstanceOf(RestartResult.Restarted.class);
  }

  private static CaptureService captures() {
    return new CaptureService(
        new MemoryStore<>(c -> new Key(c.campaignId(), c.captureId())),
        RealProcesses.engines(),
        host(),
        campaign -> SnapshotCount.none(),
        (noun, campaign, document) -> {},
        RealProcesses.CLOCK);
  }

  private static SnapshotService snapshots() {
    return new SnapshotService(
        new MemoryStore<>(s -> new Key(s.campaignId(), s.windowId())),
        RealProcesses.http(),
        host(),
        (noun, campaign, document) -> {},
        RealProcesses.CLOCK);
  }

  private static LinuxHostReader host() {
    return new LinuxHostReader(
        RealProcesses.PROC,
        Path.of("/"),
        new NvidiaSmi("/usr/bin", Duration.ofSeconds(5)),
        RealProcesses.PAUSE);
  }
}
