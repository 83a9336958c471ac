package dev.candor.report.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.persistence.PersistenceException;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class UntilStoredTest {
  @Test
  void shouldTryAgainWhileTheDatabaseIsAway() {
    // Given
    Queue<RuntimeException> troubles =
        new ArrayDeque<>(
            List.of(
                new PersistenceException(new SQLException("connection refused", "08001")),
                new IllegalStateException(new SQLException("terminating connection", "57P01"))));

    // When
    String stored =
        UntilStored.get(
            () -> {
              if (!troubles.isEmpty()) {
                throw troubles.remove();
              }
              return "stored";
            });

    // Then
    assertThat(stored).isEqualTo("stored");
    assertThat(troubles).isEmpty();
  }

  @Test
  void shouldLetDataThatCannotBeStoredFail() {
    // Given
    RuntimeException data = new PersistenceException(new SQLException("too long", "22001"));

    // When / Then
    assertThatThrownBy(
            () ->
                UntilStored.get(
                    () -> {
                      throw data;
                    }))
        .isSameAs(data);
  }

  @Test
  void shouldLetAnUnreadableMessageFail() {
    // Given
    RuntimeException unreadable = new IllegalArgumentException("no JSON");

    // When / Then
    assertThat(UntilStored.isAway(unreadable)).isFalse();
  }
}
