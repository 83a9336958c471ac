package dev.candor.load;

import dev.candor.load.client.MeasureMain;
import dev.candor.load.job.CampaignRunMain;
import dev.candor.load.reference.ReferenceServerMain;
import dev.candor.load.service.CheckMain;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;

/**
 * The one executable of the load-service: the first argument names the role. Only {@code
 * coordinator} and {@code worker} boot Quarkus; the others run by hand and end with their status.
 */
@QuarkusMain
public final class LoadMain {
  /** Exit status of a mistake in what was asked. */
  public static final int BAD_INPUT = 2;

  private static final List<String> WORKER_CHANNELS =
      List.of(
          "incoming.level-assigned",
          "incoming.level-cancelled",
          "outgoing.level-measured",
          "outgoing.worker-heartbeat");

  private static final String USAGE =
      """
      Usage: load-service [ROLE] [ARGUMENT ...]

        coordinator        runs campaigns: REST, database, messages (the default)
        worker             makes the load that the coordinator assigns; needs no database
        reference-server   a timed OpenAI-compatible server: --port P [--ttft 40ms] ...
        campaign run FILE  submits a campaign file to the coordinator at CANDOR_LOAD_URL and follows it
        check FILE         reads a campaign file and prints every mistake in it, or its plan
        measure            measures one level without any service: --endpoint URL --streams N ...
        --help             prints this

      Exit status: 0 all is well, 1 a failure while running, 2 a mistake in what was asked,
      4 a campaign that the quality gate refused.
      Settings come from the environment: QUARKUS_HTTP_PORT, CANDOR_KAFKA, CANDOR_DATABASE_URL,
      CANDOR_AUTH_TOKEN_FILE, CANDOR_KEYS_DIR, CANDOR_REFERENCE_URL, CANDOR_REPORT_URL.
      """;

  private LoadMain() {}

  /** Dispatches by the first argument. */
  public static void main(String[] args) {
    String role = args.length == 0 ? "coordinator" : args[0];
    String[] rest = args.length == 0 ? args : Arrays.copyOfRange(args, 1, args.length);
    switch (role) {
      case "coordinator" -> Quarkus.run(rest);
      case "worker" -> {
        becomeWorker();
        Quarkus.run(rest);
      }
      case "reference-server" -> exitUnlessServing(ReferenceServerMain.run(rest));
      case "campaign" -> System.exit(CampaignRunMain.run(rest));
      case "check" -> System.exit(CheckMain.run(rest, System.out, System.err));
      case "measure" -> System.exit(MeasureMain.run(rest));
      case "--help", "-h", "help" -> System.out.print(USAGE);
      default -> {
        System.err.println("unknown role '" + role + "'");
        System.err.print(USAGE);
        System.exit(BAD_INPUT);
      }
    }
  }

  private static void exitUnlessServing(int status) {
    if (status != 0) {
      System.exit(status);
    }
  }

  /**
   * The profile turns database and coordinator channels off; the name is this process's own. The
   * worker's channels are named here, since a native executable keeps the value that a property had
   * without a profile when the profile says the default.
   */
  private static void becomeWorker() {
    System.setProperty("quarkus.profile", "worker");
    WORKER_CHANNELS.forEach(
        channel -> System.setProperty("mp.messaging." + channel + ".enabled", "true"));
    boolean named =
        System.getProperty("candor.worker.id") != null || System.getenv("CANDOR_WORKER_ID") != null;
    if (!named) {
      System.setProperty("candor.worker.id", "w-" + UUID.randomUUID().toString().substring(0, 8));
    }
  }
}
