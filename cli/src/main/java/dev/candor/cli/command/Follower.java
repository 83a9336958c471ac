package dev.candor.cli.command;

import com.fasterxml.jackson.databind.JsonNode;
import dev.candor.cli.CliException;
import dev.candor.cli.ExitCode;
import dev.candor.cli.client.LoadClient;
import dev.candor.cli.view.Console;
import dev.candor.cli.view.EventLines;
import dev.candor.cli.view.ProgressLine;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Follows a campaign to its end, over restarts of the service that tells of it. */
final class Follower {
  private static final Set<String> ENDS = Set.of("completed", "refused", "failed", "cancelled");
  private static final Duration PAUSE = Duration.ofMillis(500);

  private final LoadClient load;
  private final Console console;
  private final Supplier<Optional<String>> lost;
  private String shown = "";

  /**
   * A follower.
   *
   * @param lost says why the campaign cannot go on, once it cannot
   */
  Follower(LoadClient load, Console console, Supplier<Optional<String>> lost) {
    this.load = load;
    this.console = console;
    this.lost = lost;
  }

  /** Shows events until the campaign is over; answers the campaign as it then is. */
  JsonNode follow(String campaign) throws InterruptedException {
    Optional<String> last = Optional.empty();
    while (true) {
      try {
        last = load.events(campaign, last, this::show);
        JsonNode now = load.campaign(campaign);
        if (isOver(now)) {
          console.clear();
          return now;
        }
      } catch (IOException e) {
        if (Thread.interrupted()) {
          throw interrupted(e);
        }
        console.status("waiting for load-service", false);
      }
      lost.get()
          .ifPresent(
              sentence -> {
                throw CliException.noGround(sentence);
              });
      Thread.sleep(PAUSE);
    }
  }

  static boolean isOver(JsonNode campaign) {
    return ENDS.contains(campaign.path("state").asText());
  }

  static int exitCode(JsonNode campaign) {
    return switch (campaign.path("state").asText()) {
      case "completed" -> ExitCode.DONE;
      case "refused" -> ExitCode.REFUSED;
      default -> ExitCode.FAILED;
    };
  }

  private static InterruptedException interrupted(IOException cause) {
    InterruptedException e = new InterruptedException("interrupted while following");
    e.initCause(cause);
    return e;
  }

  private void show(String name, JsonNode data, Optional<String> id) {
    switch (name) {
      case "progress" -> {
        String key = data.path("doing").asText() + data.path("windows_done").asInt();
        console.status(ProgressLine.of(data), !key.equals(shown));
        shown = key;
      }
      case "log" -> console.line(EventLines.log(data));
      default -> {
        // A window's event repeats what the log says of it; the end is read from the campaign.
      }
    }
  }
}
