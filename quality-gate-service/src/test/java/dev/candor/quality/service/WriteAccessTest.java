package dev.candor.quality.service;

import static org.assertj.core.api.Assertions.assertThat;

import dev.candor.quality.service.WriteAccess.Access;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WriteAccessTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "Bearer right, GRANTED",
    "Bearer wrong, UNKNOWN_CALLER",
    "Bearer, UNKNOWN_CALLER",
    "Basic right, UNKNOWN_CALLER",
    "right, UNKNOWN_CALLER"
  })
  void shouldGrantToWhoeverShowsTheToken(String header, Access expected) throws Exception {
    // Given
    Path file = Files.writeString(folder.resolve("token"), "right\n");

    // When
    Access access = new WriteAccess(Optional.of(file)).check(Optional.of(header));

    // Then
    assertThat(access).isEqualTo(expected);
  }

  @Test
  void shouldGrantNothingWhileNoTokenIsConfigured() throws Exception {
    // When
    Access access = new WriteAccess(Optional.empty()).check(Optional.of("Bearer "));

    // Then
    assertThat(access).isEqualTo(Access.NOT_CONFIGURED);
  }

  @Test
  void shouldGrantNothingWhileTheTokenIsEmpty() throws Exception {
    // Given
    Path file = Files.writeString(folder.resolve("token"), "\n");

    // When
    Access access = new WriteAccess(Optional.of(file)).check(Optional.of("Bearer "));

    // Then
    assertThat(access).isEqualTo(Access.NOT_CONFIGURED);
  }
}
