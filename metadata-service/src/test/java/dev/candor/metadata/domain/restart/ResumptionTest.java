package dev.candor.metadata.domain.restart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.metadata.domain.process.ProcessIdentity;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ResumptionTest {
  private static final ProcessIdentity OLD = new ProcessIdentity(10, 500, "boot", Instant.EPOCH);
  private static final ProcessIdentity NEW = new ProcessIdentity(11, 600, "boot", Instant.EPOCH);

  @Test
  void shouldSignalOnlyAProcessThatKeptItsStartTime() {
    // Given
    RestartState.Started begun = begun(Optional.empty());

    // When
    List<Resumption> decisions =
        List.of(
            Resumption.decide(begun, Optional.of(OLD), true),
            Resumption.decide(begun, Optional.empty(), true),
            Resumption.decide(begun, Optional.of(NEW), false),
            Resumption.decide(begun, Optional.of(NEW), true),
            Resumption.decide(begun, Optional.empty(), false));

    // Then
    assertThat(decisions)
        .containsExactly(
            Resumption.STOP_AND_START,
            Resumption.STOP_AND_START,
            Resumption.AWAIT_THE_NEW_ONE,
            Resumption.AWAIT_THE_NEW_ONE,
            Resumption.AWAIT_THE_NEW_ONE);
  }

  @Test
  void shouldNeverStartAgainWhatWasStarted() {
    // Given
    RestartState.Started begun = begun(Optional.of(NEW));

    // When
    Resumption decision = Resumption.decide(begun, Optional.empty(), true);

    // Then
    assertThat(decision).isEqualTo(Resumption.AWAIT_THE_NEW_ONE);
  }

  private static RestartState.Started begun(Optional<ProcessIdentity> spawned) {
    return new RestartState.Started(OLD, List.of(), spawned);
  }
}
