package dev.candor.load.job;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Submits one campaign file and follows it until it ends, so that the process's exit status is the
 * campaign's: 0 completed, 1 failed, cancelled or out of reach, 2 mistakes in what was asked, 4
 * refused by the quality gate.
 */
public final class CampaignRunMain {
  static final int COMPLETED = 0;
  static final int FAILED = 1;
  static final int BAD_INPUT = 2;
  static final int REFUSED = 4;

  private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(2);
  private static final int LOOKS_BEFORE_GIVING_UP = 300;

  private CampaignRunMain() {}

  /** Runs with this process's environment: {@code CANDOR_LOAD_URL, CANDOR_AUTH_TOKEN_FILE}. */
  public static int run(String[] args) {
    return run(args, System.getenv(), BETWEEN_LOOKS, System.out, System.err);
  }

  static int run(
      String[] args,
      Map<String, String> environment,
      Duration betweenLooks,
      PrintStream out,
      PrintStream err) {
    if (args.length != 2 || !args[0].equals("run")) {
      err.println("campaign takes: campaign run FILE");
      return BAD_INPUT;
    }
    String url = environment.getOrDefault("CANDOR_LOAD_URL", "");
    String tokenFile = environment.getOrDefault("CANDOR_AUTH_TOKEN_FILE", "");
    if (url.isBlank() || tokenFile.isBlank()) {
      err.println(
          "set CANDOR_LOAD_URL to the coordinator's address and CANDOR_AUTH_TOKEN_FILE to the file"
              + " that holds its token");
      return BAD_INPUT;
    }
    try {
      String file = Files.readString(Path.of(args[1]), StandardCharsets.UTF_8);
      String token = Files.readString(Path.of(tokenFile), StandardCharsets.UTF_8).strip();
      return follow(new CoordinatorRest(URI.create(url), token), file, betweenLooks, out, err);
    } catch (IOException | IllegalArgumentException e) {
      err.println("cannot start: " + e);
      return BAD_INPUT;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return FAILED;
    }
  }

  private static int follow(
      CoordinatorRest coordinator, String file, Duration pause, PrintStream out, PrintStream err)
      throws InterruptedException {
    return switch (submit(coordinator, file, pause)) {
      case Submission.Accepted accepted -> {
        out.println("campaign " + accepted.campaignId() + " accepted");
        yield watch(coordinator, accepted.campaignId(), pause, out, err);
      }
      case Submission.Rejected rejected -> {
        rejected.mistakes().forEach(err::println);
        yield BAD_INPUT;
      }
      case Submission.OutOfReach away -> {
        err.println("the coordinator does not take the campaign: " + away.why());
        yield FAILED;
      }
    };
  }

  /** A coordinator that is not up yet is waited for; nothing was accepted by one that is away. */
  private static Submission submit(CoordinatorRest coordinator, String file, Duration pause)
      throws InterruptedException {
    Submission last = coordinator.submit(file);
    for (int i = 1; i < LOOKS_BEFORE_GIVING_UP && last.isWorthAnotherTry(); i++) {
      Thread.sleep(pause);
      last = coordinator.submit(file);
    }
    return last;
  }

  private static int watch(
      CoordinatorRest coordinator, String id, Duration pause, PrintStream out, PrintStream err)
      throws InterruptedException {
    String shown = "";
    int linesShown = 0;
    int misses = 0;
    while (misses < LOOKS_BEFORE_GIVING_UP) {
      Look look = coordinator.look(id);
      if (look instanceof Look.Seen seen) {
        misses = 0;
        List<String> log = seen.log();
        log.subList(Math.min(linesShown, log.size()), log.size()).forEach(out::println);
        linesShown = log.size();
        if (!seen.line().equals(shown)) {
          shown = seen.line();
          out.println(shown);
        }
        if (seen.ending().isPresent()) {
          return seen.ending().getAsInt();
        }
      } else {
        misses++;
      }
      Thread.sleep(pause);
    }
    err.println("the coordinator has not answered for too long; campaign " + id + " goes on there");
    return FAILED;
  }
}
