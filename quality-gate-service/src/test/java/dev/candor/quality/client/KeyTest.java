package dev.candor.quality.client;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.quality.domain.Api;
import dev.candor.quality.domain.Asking;
import dev.candor.quality.domain.Outcome;
import dev.candor.quality.domain.Outcome.Unanswered;
import dev.candor.quality.service.Target;
import dev.candor.quality.support.FaultyEngine;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeyTest {
  private static final String KEY = "sk-very-secret-1234";

  @TempDir Path folder;

  @Test
  void shouldNotRepeatAKeyThatTheServerEchoes() throws Exception {
    // Given
    Files.writeString(folder.resolve("my-key"), KEY + "\n");
    String echo = "{\"error\":{\"message\":\"Incorrect API key provided: " + KEY + "\"}}";
    try (FaultyEngine engine =
        FaultyEngine.start((request, wire) -> wire.raw(401, "application/json", echo))) {

      // When
      Outcome outcome = ask(engine.url(), Optional.of(folder), "my-key");

      // Then
      assertThat(outcome)
          .isEqualTo(
              new Unanswered(
                  Outcome.Kind.REFUSED,
                  "the endpoint answered status 401: Incorrect API key provided: [key]"));
    }
  }

  @Test
  void shouldSayWhatToDoWhenThereIsNoKey() {
    // When
    Outcome outcome = ask(URI.create("http://127.0.0.1:1"), Optional.of(folder), "absent");

    // Then
    assertThat(outcome)
        .isEqualTo(
            new Unanswered(
                Outcome.Kind.FAULT,
                "the key \"absent\" cannot be read; put it into " + folder.resolve("absent")));
  }

  @Test
  void shouldSayWhatToConfigureWhenThereIsNoKeysFolder() {
    // When
    Outcome outcome = ask(URI.create("http://127.0.0.1:1"), Optional.empty(), "my-key");

    // Then
    assertThat(outcome)
        .isInstanceOfSatisfying(
            Unanswered.class, gone -> assertThat(gone.message()).contains("CANDOR_KEYS_DIR"));
  }

  private static Outcome ask(URI url, Optional<Path> keys, String name) {
    HttpEngineClient client =
        new HttpEngineClient(
            new Exchange(Duration.ofSeconds(2), Duration.ofSeconds(5), Duration.ZERO, 65_536),
            new KeyFiles(keys),
            new ObjectMapper(),
            () -> 0L);
    return client.ask(
        new Target(url, Api.CHAT, "m", Optional.of(name)), new Asking("Hi", 4, List.of()));
  }
}
