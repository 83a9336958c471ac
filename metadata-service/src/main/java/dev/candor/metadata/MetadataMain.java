package dev.candor.metadata;

import dev.candor.metadata.inspect.InspectMain;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.util.Arrays;

/** Starts the service, or reads something once: {@code inspect …} without booting the service. */
@QuarkusMain
public class MetadataMain {
  private static final int USAGE = 2;

  /** Runs the mode that the first word names; no word means the service. */
  public static void main(String... args) {
    String mode = args.length == 0 ? "service" : args[0];
    switch (mode) {
      case "service" -> Quarkus.run();
      case "inspect" -> System.exit(InspectMain.run(Arrays.copyOfRange(args, 1, args.length)));
      default -> {
        System.err.println(
            "metadata-service: '" + mode + "' is not a mode; use service (the default) or inspect");
        System.exit(USAGE);
      }
    }
  }
}
