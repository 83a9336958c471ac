package dev.candor.quality;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.candor.quality.domain.GateItems;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Starts the service, or with {@code answers} prints a right answer for every prompt of the gate as
 * one JSON object and ends. Any other argument ends with status 2.
 */
@QuarkusMain
public final class QualityMain {
  private static final int MISUSED = 2;

  private QualityMain() {}

  /**
   * Chooses the mode.
   *
   * @param args none for the service, or {@code answers}
   */
  public static void main(String... args) {
    if (args.length == 0) {
      Quarkus.run();
      return;
    }
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.exit(oneShot(out, System.err, args));
  }

  static int oneShot(PrintStream out, PrintStream err, String... args) {
    if (args.length != 1 || !args[0].equals("answers")) {
      err.println(
          "quality-gate-service: unknown mode \""
              + String.join(" ", args)
              + "\"; use no argument for the service, or answers");
      return MISUSED;
    }
    ObjectMapper json = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    try {
      out.println(json.writeValueAsString(GateItems.answers()));
      return 0;
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("strings are always writable as JSON", e);
    }
  }
}
