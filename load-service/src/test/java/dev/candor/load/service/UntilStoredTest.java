package dev.candor.load.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.persistence.PersistenceException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class UntilStoredTest {

  @Test
  void shouldTryAgainWhileTheDatabaseIsAway() {
    // Given
    AtomicInteger tries = new AtomicInteger();

    // When
    UntilStored.run(
        () -> {
          if (tries.incrementAndGet() < 3) {
            throw new PersistenceException(new SQLException("connection refused", "08001"));
          }
        });

    // Then
    assertThat(tries).hasValue(3);
  }

  @Test
  void shouldGiveUpAtOnceOnDataThatNoDatabaseTakes() {
    // Given
    Runnable poison =
        () -> {
          throw new PersistenceException(new SQLException("invalid byte sequence", "22021"));
        };

    // When
    var attempt = assertThatThrownBy(() -> UntilStored.run(poison));

    // Then
    attempt.isInstanceOf(PersistenceException.class);
  }
}
