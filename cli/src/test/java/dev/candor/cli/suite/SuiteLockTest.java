package dev.candor.cli.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.candor.cli.CliException;
import dev.candor.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuiteLockTest {
  private static final SuiteOptions OPTIONS =
      new SuiteOptions(false, Optional.empty(), Optional.empty());

  @TempDir Path folder;

  @Test
  void shouldTellASecondRunWhoHoldsTheFolder() {
    // Given
    DataFolder data = DataFolder.open(folder);
    try (SuiteLock lock = SuiteLock.tryTake(data).orElseThrow()) {
      assertThat(lock).isNotNull();

      // When / Then
      assertThatThrownBy(() -> Suite.claim("run", data, OPTIONS, sentence -> {}))
          .isInstanceOf(CliException.class)
          .hasMessageContaining("process " + ProcessHandle.current().pid())
          .asInstanceOf(InstanceOfAssertFactories.type(CliException.class))
          .returns(ExitCode.NO_GROUND, CliException::exitCode);
    }
  }

  @Test
  void shouldTakeALockThatADeadProcessLeftBehind() throws IOException {
    // Given
    DataFolder data = DataFolder.open(folder);
    Files.writeString(folder.resolve("suite.lock"), "999999\n");

    // When
    Optional<SuiteLock> lock = SuiteLock.tryTake(data);

    // Then
    assertThat(lock).isPresent();
    lock.get().close();
  }

  @Test
  void shouldEndRecordedLeftoversAndNobodyElse() throws Exception {
    // Given
    Process left = new ProcessBuilder("sleep", "600").start();
    Process stranger = new ProcessBuilder("sleep", "600").start();
    ProcessRecord mine = ProcessRecord.of("worker", left.toHandle(), 0);
    ProcessRecord reused = new ProcessRecord("kafka", stranger.pid(), "2001-01-01T00:00:00Z", 0);
    SuiteState state = new SuiteState("run", true, Ports.free(), mine, List.of(mine, reused));

    // When
    int ended = Leftovers.end(state);

    // Then
    assertThat(ended).isEqualTo(1);
    assertThat(left.waitFor(10, TimeUnit.SECONDS)).isTrue();
    assertThat(stranger.isAlive()).isTrue();
    stranger.destroyForcibly();
  }

  @Test
  void shouldReadTheStateThatItWrote() throws IOException {
    // Given
    DataFolder data = DataFolder.open(folder);
    ProcessRecord self = ProcessRecord.of("candor", ProcessHandle.current(), 0);
    SuiteState state = new SuiteState("up", true, Ports.free(), self, List.of(self));
    state.write(data);

    // When
    Optional<SuiteState> read = SuiteState.read(data);

    // Then
    assertThat(read).contains(state);
    assertThat(read.orElseThrow().isRunning()).isTrue();
  }

  @Test
  void shouldKeepTheTokenReadableByItsOwnerOnly() throws IOException {
    // Given
    DataFolder data = DataFolder.open(folder.resolve("with space"));

    // When
    String token = data.token();

    // Then
    assertThat(token).hasSize(64).isEqualTo(data.token());
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data.tokenFile())))
        .isEqualTo("rw-------");
  }

  @Test
  void shouldSayThatADataFolderCannotBeWritten() throws IOException {
    // Given
    Path file = Files.writeString(folder.resolve("file"), "no folder");

    // When / Then
    assertThatThrownBy(() -> DataFolder.open(file.resolve("data")))
        .isInstanceOf(CliException.class)
        .hasMessageContaining("cannot be written")
        .hasMessageContaining("--data DIR");
  }

  @Test
  void shouldKnowEveryTopicThatAProducerHasASampleOf() throws IOException {
    // Given
    List<Path> samples;
    try (var all = Files.walk(Path.of(".."), 7)) {
      samples =
          all.filter(p -> p.toString().contains("src/main/resources/contracts/samples/"))
              .filter(p -> p.toString().endsWith(".json"))
              .toList();
    }

    // When
    List<String> topics =
        samples.stream()
            .map(p -> "candor." + p.getFileName().toString().replaceAll("\\.v1\\..*", ".v1"))
            .distinct()
            .toList();

    // Then
    assertThat(topics).isNotEmpty();
    assertThat(SuiteOptions.TOPICS).containsAll(topics);
  }
}
