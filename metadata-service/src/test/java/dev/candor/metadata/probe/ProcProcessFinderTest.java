package dev.candor.metadata.probe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.infrastructure.FreePorts;
import dev.candor.metadata.domain.capture.FieldReading;
import dev.candor.metadata.domain.endpoint.EndpointUrl;
import dev.candor.metadata.domain.endpoint.EngineKind;
import dev.candor.metadata.domain.process.ProcessSighting;
import dev.candor.metadata.engine.TinyEngineProcess;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcProcessFinderTest {
  @TempDir Path folder;

  @Test
  void shouldFindTheProcessBehindAPortAndReadIt() throws Exception {
    // Given
    Map<String, String> env = Map.of("CUDA_VISIBLE_DEVICES", "0", "HF_TOKEN", "hf_abcdefghijkl");
    try (var engine =
        TinyEngineProcess.start(folder.resolve("log"), env, "--api-key", "sk-very-secret-1")) {

      // When
      var sighting =
          RealProcesses.finder()
              .find(EndpointUrl.parse(engine.url()), EngineKind.UNKNOWN, Optional.empty());

      // Then
      var found = (ProcessSighting.Found) sighting;
      assertThat(found.facts().identity().pid()).isEqualTo(engine.pid());
      assertThat(found.facts().identity().startedAt())
          .isBetween(Instant.now().minus(Duration.ofMinutes(2)), Instant.now().plusSeconds(2));
      assertThat(found.engineHint()).isEqualTo("candor-reference");
      assertThat(found.facts().argv()).contains("reference-server", "--port");
      assertThat(found.facts().environment()).containsEntry("CUDA_VISIBLE_DEVICES", "0");
      assertThat(found.facts().containerId()).isEmpty();
      assertThat(found.fields()).extracting(FieldReading::name).contains("reference_port");
      assertThat(found.secrets()).extracting(s -> s.where()).containsExactly("argv[10]");
      assertThat(found.toString()).doesNotContain("sk-very-secret-1", "hf_abcdefghijkl");
    }
  }

  @Test
  void shouldSayThatNothingListens() {
    // Given
    int port = FreePorts.take(1).getFirst();

    // When
    var sighting =
        RealProcesses.finder()
            .find(
                EndpointUrl.parse("http://127.0.0.1:" + port),
                EngineKind.UNKNOWN,
                Optional.empty());

    // Then
    assertThat(sighting)
        .isInstanceOfSatisfying(
            ProcessSighting.NotFound.class,
            nothing -> assertThat(nothing.why()).contains("nothing listens on port " + port));
  }

  @Test
  void shouldSayThatAnotherMachineIsReadThere() {
    // Given
    EndpointUrl url = EndpointUrl.parse("http://192.0.2.7:8000");

    // When
    var sighting = RealProcesses.finder().find(url, EngineKind.VLLM, Optional.empty());

    // Then
    assertThat(sighting)
        .isInstanceOfSatisfying(
            ProcessSighting.NotFound.class,
            remote -> assertThat(remote.why()).contains("another machine"));
  }

  @Test
  void shouldSurviveATwoMegabyteCommandLineThatIsNotUtf8() throws Exception {
    // Given
    FakeProc proc = new FakeProc(folder);
    byte[] argv = new byte[2 * 1024 * 1024];
    java.util.Arrays.fill(argv, (byte) 'x');
    for (int i = 1000; i < argv.length; i += 1000) {
      argv[i] = 0;
    }
    argv[0] = (byte) 0xff;
    proc.process(41, 1, argv);
    var finder = new ProcProcessFinder(new ProcFs(folder), new WordsOnly());

    // When
    var sighting = finder.read(41, EngineKind.UNKNOWN, Optional.empty());

    // Then
    var found = (ProcessSighting.Found) sighting;
    assertThat(found.facts().argv()).hasSizeBetween(200, 300);
    assertThat(found.facts().argv().getFirst()).startsWith("\uFFFDx");
    assertThat(found.warnings()).anyMatch(w -> w.contains("the first"));
  }

  @Test
  void shouldSayThatAProcessVanishedWhileItWasRead() throws Exception {
    // Given
    FakeProc proc = new FakeProc(folder);
    proc.process(42, 1, "engine\0--flag".getBytes(StandardCharsets.UTF_8));
    var finder =
        new ProcProcessFinder(
            new ProcFs(folder),
            command -> {
              FakeProc.delete(folder.resolve("42"));
              return new WordsOnly().argv(command);
            });

    // When
    var sighting = finder.read(42, EngineKind.UNKNOWN, Optional.empty());

    // Then
    assertThat(sighting)
        .isEqualTo(new ProcessSighting.NotFound("process 42 ended while it was read"));
  }

  @Test
  void shouldSayWhatIsNeededWhenTheEnvironmentMayNotBeRead() throws Exception {
    // Given
    FakeProc proc = new FakeProc(folder);
    proc.process(43, 1, "engine".getBytes(StandardCharsets.UTF_8));
    Files.delete(folder.resolve("43/environ"));
    var finder = new ProcProcessFinder(new ProcFs(folder), new WordsOnly());

    // When
    var sighting = finder.read(43, EngineKind.UNKNOWN, Optional.empty());

    // Then
    assertThat(((ProcessSighting.Found) sighting).warnings())
        .anyMatch(w -> w.contains("CAP_SYS_PTRACE"));
  }

  @Test
  void shouldWalkUpFromATitledChildToTheProcessThatHasAnArgv() throws Exception {
    // Given
    FakeProc proc = new FakeProc(folder);
    proc.process(50, 1, "python\0vllm\0serve\0m".getBytes(StandardCharsets.UTF_8));
    proc.process(51, 50, "VLLM::EngineCore\0\0\0\0".getBytes(StandardCharsets.UTF_8));
    proc.process(52, 51, "VLLM::Worker\0\0".getBytes(StandardCharsets.UTF_8));
    proc.listens(52, 8000, "777");

    // When
    var owner = new PortOwner(new ProcFs(folder)).of(8000);

    // Then
    assertThat(owner).isEqualTo(new PortOwner.Found.Owner(50));
  }
}
