package dev.candor.cli.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.candor.cli.CliException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PortsTest {
  @Test
  void shouldNameTheTakenPort() throws IOException {
    // Given
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = Math.min(taken.getLocalPort(), 65_527);

      // When / Then
      assertThatThrownBy(() -> Ports.from(port))
          .isInstanceOf(CliException.class)
          .hasMessageContaining(String.valueOf(taken.getLocalPort()))
          .hasMessageContaining("taken by another program");
    }
  }

  @Test
  void shouldRefuseAPortBaseThatCannotBe() {
    // When / Then
    assertThatThrownBy(() -> Ports.from(65_530))
        .isInstanceOf(CliException.class)
        .hasMessageContaining("65530");
  }

  @Test
  void shouldWaitLongerAfterEachEndAndGiveUpAtLast() {
    // Given
    Backoff backoff = new Backoff(new AtomicLong()::get);

    // When
    Duration first = backoff.next().orElseThrow();
    Duration second = backoff.next().orElseThrow();
    for (int end = 3; end <= 8; end++) {
      backoff.next();
    }

    // Then
    assertThat(first).isEqualTo(Duration.ofMillis(200));
    assertThat(second).isEqualTo(Duration.ofMillis(400));
    assertThat(backoff.next()).isEmpty();
  }

  @Test
  void shouldForgetEndsOfLongAgo() {
    // Given
    AtomicLong clock = new AtomicLong();
    Backoff backoff = new Backoff(clock::get);
    for (int end = 1; end <= 8; end++) {
      backoff.next();
    }
    clock.addAndGet(Duration.ofMinutes(3).toNanos());

    // When
    Duration pause = backoff.next().orElseThrow();

    // Then
    assertThat(pause).isEqualTo(Duration.ofMillis(200));
  }
}
