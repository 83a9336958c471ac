package dev.candor.metadata.probe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.metadata.domain.capture.ServingConfig;
import dev.candor.metadata.domain.process.ProcessIdentity;
import dev.candor.metadata.domain.restart.RestartRequest;
import dev.candor.metadata.domain.restart.RestartResult;
import dev.candor.metadata.domain.restart.RestartState;
import dev.candor.metadata.engine.TinyEngineProcess;
import dev.candor.metadata.service.Key;
import dev.candor.metadata.service.MemoryRestartStore;
import dev.candor.metadata.service.ProcessControl;
import dev.candor.metadata.service.RestartProof;
import dev.candor.metadata.service.RestartService;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Restarts real processes of this machine. */
class RestartTest {
  private static final Key KEY = new Key("c-1", "before-repeat-2");

  @TempDir Path folder;

  private final MemoryRestartStore store = new MemoryRestartStore();

  @Test
  void shouldRestartAsItWasAndProveIt() throws Exception {
    // Given
    Path log = folder.resolve("engine.log");
    try (var engine = TinyEngineProcess.start(log, Map.of("TINY_LENGTH", "4096"))) {
      ServingConfig before = read(engine);
      given(engine, true);

      // When
      service(RealProcesses.control(folder)).carryOut(KEY);

      // Then
      var restarted = (RestartResult.Restarted) store.result(KEY).orElseThrow().result();
      assertThat(restarted.before().pid()).isEqualTo(engine.pid());
      assertThat(restarted.after().pid()).isNotEqualTo(engine.pid());
      assertThat(restarted.after().startTicks()).isGreaterThan(restarted.before().startTicks());
      assertThat(read(engine).values())
          .extracting(v -> v.name() + "=" + v.value())
          .isEqualTo(before.values().stream().map(v -> v.name() + "=" + v.value()).toList())
          .contains("max_model_len=4096");
      assertThat(Files.readString(log).lines()).hasSize(2);
    }
  }

  @Test
  void shouldNotRestartWhatItWasNotAllowedTo() throws Exception {
    // Given
    try (var engine = TinyEngineProcess.start(folder.resolve("log"), Map.of())) {
      given(engine, false);

      // When
      service(RealProcesses.control(folder)).carryOut(KEY);

      // Then
      assertThat(store.result(KEY).orElseThrow().result())
          .isInstanceOfSatisfying(
              RestartResult.Failed.class, f -> assertThat(f.why()).contains("does not allow it"));
      assertThat(serving(engine).pid()).isEqualTo(engine.pid());
    }
  }

  @Test
  void shouldNotRestartASecondTimeWhenKilledAfterTheStart() throws Exception {
    // Given
    try (var engine = TinyEngineProcess.start(folder.resolve("log"), Map.of())) {
      ProcessIdentity before = serving(engine);
      RestartRequest request = given(engine, true);
      ProcessControl control = RealProcesses.control(folder);
      var launch = ((ProcessControl.Preparation.Ready) control.prepare(before, "x")).launch();
      store.started(KEY, new RestartState.Started(before, read(engine).values(), Optional.empty()));
      control.stop(before);
      ProcessIdentity after = launch.start();

      // When
      service(new NeverAgain()).carryOut(KEY);

      // Then
      assertThat(store.result(KEY).orElseThrow().request()).isEqualTo(request);
      assertThat(store.result(KEY).orElseThrow().result())
          .isInstanceOfSatisfying(
              RestartResult.Restarted.class, r -> assertThat(r.after()).isEqualTo(after));
    }
  }

  @Test
  void shouldGoOnWhenKilledBeforeTheSignal() throws Exception {
    // Given
    try (var engine = TinyEngineProcess.start(folder.resolve("log"), Map.of())) {
      ProcessIdentity before = serving(engine);
      given(engine, true);
      store.started(KEY, new RestartState.Started(before, read(engine).values(), Optional.empty()));

      // When
      service(RealProcesses.control(folder)).carryOut(KEY);

      // Then
      assertThat(store.result(KEY).orElseThrow().result())
          .isInstanceOf(RestartResult.Restarted.class);
    }
  }

  @Test
  void shouldFailWhenItComesUpWithAnotherConfiguration() throws Exception {
    // Given
    try (var engine = TinyEngineProcess.start(folder.resolve("log"), Map.of())) {
      ProcessIdentity before = serving(engine);
      given(engine, true);
      store.started(KEY, new RestartState.Started(before, List.of(), Optional.empty()));

      // When
      service(RealProcesses.control(folder)).carryOut(KEY);

      // Then
      assertThat(store.result(KEY).orElseThrow().result())
          .isInstanceOfSatisfying(
              RestartResult.Failed.class,
              f -> assertThat(f.why()).contains("another configuration", "max_model_len"));
    }
  }

  private RestartRequest given(TinyEngineProcess engine, boolean allowed) {
    RestartRequest request =
        new RestartRequest(
            KEY.campaignId(),
            KEY.part(),
            RealProcesses.endpoint(engine.url()),
            allowed,
            Duration.ofSeconds(30));
    store.given(KEY, request);
    return request;
  }

  private RestartService service(ProcessControl control) {
    RestartProof proof =
        new RestartProof(
            RealProcesses.http(),
            RealProcesses.engines(),
            RealProcesses.finder(),
            Duration.ofMillis(50),
            RealProcesses.PAUSE,
            RealProcesses.CLOCK);
    return new RestartService(
        store,
        RealProcesses.engines(),
        RealProcesses.finder(),
        control,
        proof,
        (noun, campaign, document) -> store.markPublished(KEY),
        RealProcesses.CLOCK);
  }

  private static ServingConfig read(TinyEngineProcess engine) {
    return RealProcesses.engines().read(RealProcesses.endpoint(engine.url()), Map.of()).config();
  }

  private static ProcessIdentity serving(TinyEngineProcess engine) {
    return RealProcesses.finder()
        .listening(RealProcesses.endpoint(engine.url()).url())
        .orElseThrow();
  }

  /** Fails the test when anything is stopped or started. */
  private static final class NeverAgain implements ProcessControl {
    @Override
    public Preparation prepare(ProcessIdentity process, String logName) {
      throw new AssertionError("a second restart was prepared");
    }

    @Override
    public boolean stop(ProcessIdentity process) {
      throw new AssertionError("a second signal was sent");
    }
  }
}
