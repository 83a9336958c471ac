package dev.candor.metadata.messaging;

import dev.candor.metadata.service.Pause;
import io.quarkus.logging.Log;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;

/**
 * Stores a decoded request, with patience for a database that is away; only what still fails after
 * two minutes goes to the dead letters.
 */
@ApplicationScoped
public class Intake {
  private static final int TRIES = 120;
  private static final Duration BETWEEN = Duration.ofSeconds(1);

  private final Pause pause;

  Intake(Pause pause) {
    this.pause = pause;
  }

  void store(String what, Runnable accept) {
    for (int attempt = 1; ; attempt++) {
      try {
        accept.run();
        return;
      } catch (RuntimeException e) {
        if (attempt == TRIES) {
          throw e;
        }
        Log.warnf("%s could not be stored (try %d): %s", what, attempt, e.getMessage());
        pause.of(BETWEEN);
      }
    }
  }
}
