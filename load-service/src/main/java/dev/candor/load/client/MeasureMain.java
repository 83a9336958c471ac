package dev.candor.load.client;

import dev.candor.load.domain.prompt.PromptSource;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;

/**
 * The mode {@code measure}: one level with the worker's client alone, without services, gate or
 * configuration; a quick look that is never publishable.
 */
public final class MeasureMain {
  private static final int FAILED = 1;
  private static final int BAD_INPUT = 2;

  private MeasureMain() {}

  /**
   * Measures as the arguments say.
   *
   * @return 0 measured (or help printed), 1 nothing could be measured, 2 a mistake in the arguments
   */
  public static int run(String[] args) {
    return run(args, System.out, System.err);
  }

  static int run(String[] args, PrintStream out, PrintStream err) {
    try {
      MeasureArguments arguments = MeasureArguments.parse(args);
      if (arguments.help()) {
        out.print(MeasureArguments.USAGE);
        return 0;
      }
      return measure(arguments, out, err);
    } catch (IllegalArgumentException e) {
      err.println("measure: " + e.getMessage());
      return BAD_INPUT;
    } catch (IOException e) {
      err.println("measure: " + e.getMessage());
      return FAILED;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      err.println("measure: interrupted");
      return FAILED;
    }
  }

  private static int measure(MeasureArguments arguments, PrintStream out, PrintStream err)
      throws IOException, InterruptedException {
    arguments.json().ifPresent(MeasureMain::requireWritable);
    EngineEndpoint endpoint = EngineEndpoint.of(arguments.url(), key(arguments.apiKeyFile()));
    try (ClientLoops loops = ClientLoops.perCore()) {
      String model =
          arguments.model().isPresent()
              ? arguments.model().get()
              : ModelLookup.only(loops, endpoint, arguments.connectTimeout());
      return switch (probe(loops, endpoint, arguments, model)) {
        case ProbeResult.Unable unable -> failed(err, unable.reason());
        case ProbeResult.Able able -> {
          LevelPlan plan = plan(arguments, model, able.capabilities());
          LevelResult result =
              new LevelRun(loops, endpoint, plan, RequestLog.NONE, Clock.systemUTC()).run();
          yield report(arguments, plan, able.capabilities(), result, out, err);
        }
      };
    }
  }

  /** What cannot be written is found before minutes of load are spent on it. */
  private static void requireWritable(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    boolean possible =
        Files.exists(file)
            ? !Files.isDirectory(file) && Files.isWritable(file)
            : folder != null && Files.isDirectory(folder) && Files.isWritable(folder);
    if (!possible) {
      throw new IllegalArgumentException(
          "--json " + file + " cannot be written; name a file in a folder that exists");
    }
  }

  private static Optional<String> key(Optional<Path> file) {
    if (file.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Files.readString(file.get()).strip());
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "--api-key-file " + file.get() + " cannot be read; name a file that holds the key", e);
    }
  }

  private static ProbeResult probe(
      ClientLoops loops, EngineEndpoint endpoint, MeasureArguments arguments, String model)
      throws InterruptedException {
    ProbePlan plan =
        new ProbePlan(
            arguments.api(),
            model,
            arguments.sampling(),
            arguments.promptTokens(),
            arguments.connectTimeout(),
            arguments.stallTimeout());
    return new EndpointProbe(loops, endpoint, plan, ~arguments.seed()).run();
  }

  private static LevelPlan plan(MeasureArguments arguments, String model, Capabilities able) {
    return new LevelPlan(
        arguments.load(),
        new RequestPlan(
            able.api(), model, arguments.maxTokens(), arguments.sampling(), able.fields()),
        new PromptSource(arguments.seed(), arguments.promptTokensOrDefault(), able.sizing()),
        arguments.connectTimeout(),
        arguments.stallTimeout());
  }

  private static int report(
      MeasureArguments arguments,
      LevelPlan plan,
      Capabilities able,
      LevelResult result,
      PrintStream out,
      PrintStream err)
      throws IOException {
    return switch (result) {
      case LevelResult.Cancelled _ -> failed(err, "called off");
      case LevelResult.Failed failure -> failed(err, failure.reason());
      case LevelResult.Measured measured -> {
        MeasureReport report = MeasureReport.of(arguments.url(), plan, able, measured);
        if (arguments.json().isPresent()) {
          Files.writeString(arguments.json().get(), report.json());
        }
        out.print(report.text());
        yield report.everyRequestFailed()
            ? failed(err, "every request failed: " + report.firstFailure())
            : 0;
      }
    };
  }

  private static int failed(PrintStream err, String reason) {
    err.println("measure: " + reason);
    return FAILED;
  }
}
