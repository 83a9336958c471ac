package dev.candor.load.reference;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The role {@code reference-server}: starts in well under a second, without Quarkus. */
public final class ReferenceServerMain {
  private static final int FAILED = 1;
  private static final int BAD_INPUT = 2;

  private ReferenceServerMain() {}

  /**
   * Starts the server; it goes on serving on its own threads when this returns 0.
   *
   * @return 0 serving (or help printed), 1 the port cannot be used, 2 a mistake in the arguments
   */
  public static int run(String[] args) {
    return run(args, System.out, System.err);
  }

  static int run(String[] args, PrintStream out, PrintStream err) {
    try {
      ReferenceArguments arguments = ReferenceArguments.parse(args);
      if (arguments.help()) {
        out.print(ReferenceArguments.USAGE);
        return 0;
      }
      return serve(arguments.options(), out, err);
    } catch (IllegalArgumentException e) {
      err.println("reference-server: " + e.getMessage());
      return BAD_INPUT;
    }
  }

  private static int serve(ReferenceOptions options, PrintStream out, PrintStream err) {
    try {
      ReferenceServer server = ReferenceServer.start(options, System::nanoTime);
      String line = "reference server listening on " + server.url() + "\n";
      out.write(line.getBytes(StandardCharsets.UTF_8), 0, line.length());
      out.flush();
      return 0;
    } catch (IOException e) {
      err.println(
          "reference-server: port "
              + options.port()
              + " cannot be used ("
              + e.getMessage()
              + "); choose another with --port, or 0 for a free one");
      return FAILED;
    }
  }
}
