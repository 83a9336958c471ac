package dev.candor.cli.command;

import dev.candor.cli.CliException;
import dev.candor.cli.ExitCode;
import dev.candor.cli.campaign.ApiKey;
import dev.candor.cli.campaign.CampaignText;
import dev.candor.cli.campaign.RunFlags;
import dev.candor.cli.suite.DataFolder;
import dev.candor.cli.view.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs one campaign: starts what it needs, follows it, shows its result, stops everything. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    description = "Run a campaign and show its result.",
    footer = {
      "",
      "Examples:",
      "  ./candor run examples/demo.yaml               a whole campaign in two minutes, no engine needed",
      "  ./candor run --endpoint http://host:8000 --levels 1,4,16 --repeats 3",
      "  ./candor run examples/vllm.yaml --out results  keep page, result, tables and artifacts",
      "  ./candor run examples/demo.yaml --resume       go on after Ctrl-C",
      "  ./candor run examples/demo.yaml --json | jq .page",
      "",
      "Exit status: 0 done, 1 failed or cancelled, 2 bad input, 3 this machine lacks something,",
      "4 refused by the quality gate, 130 interrupted."
    })
final class RunCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "Campaign file (docs/campaign.md).")
  private @Nullable Path file;

  @Option(names = "--endpoint", paramLabel = "URL", description = "Engine to measure.")
  private @Nullable String endpoint;

  @Option(names = "--api", paramLabel = "API", description = "chat, completions or auto.")
  private @Nullable String api;

  @Option(names = "--model", description = "Model name (default: the only one of /v1/models).")
  private @Nullable String model;

  @Option(
      names = "--api-key-file",
      paramLabel = "FILE",
      description = "File with the engine's key.")
  private @Nullable Path apiKeyFile;

  @Option(names = "--levels", split = ",", paramLabel = "N", description = "Streams, e.g. 1,4,16.")
  private List<Integer> levels = List.of();

  @Option(names = "--repeats", paramLabel = "K", description = "Ladders, 1 to 20.")
  private @Nullable Integer repeats;

  @Option(
      names = "--shape",
      split = ",",
      paramLabel = "SHAPE",
      description = "decode-heavy, prefill-heavy or both, comma-separated.")
  private List<String> shapes = List.of();

  @Option(names = "--ramp", paramLabel = "TIME", description = "Before each window, e.g. 20s.")
  private @Nullable String ramp;

  @Option(
      names = "--window",
      paramLabel = "TIME",
      description = "Length of a window; below 120s the figures are not publishable.")
  private @Nullable String window;

  @Option(
      names = "--restart",
      paramLabel = "WHEN",
      description = "allowed: the engine may be restarted between repeats.")
  private @Nullable String restart;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Copy page, result, tables and artifacts there.")
  private @Nullable Path out;

  @Option(names = "--json", description = "Print {result, page, summary} and nothing else.")
  private boolean json;

  @Option(names = "--resume", description = "Go on with the unfinished campaign of this file.")
  private boolean resume;

  @Option(names = "--native", description = "Use the native executables (./candor native).")
  private boolean natively;

  @Mixin private DataOption data = new DataOption();

  @Override
  public Integer call() throws IOException {
    CampaignText text = CampaignText.of(Optional.ofNullable(file), flags());
    if (out != null && Files.exists(out) && !Files.isDirectory(out)) {
      throw CliException.badInput("--out %s is a file; name a folder.".formatted(out));
    }
    DataFolder folder = data.open();
    Console console = json ? Consoles.aside() : Consoles.standard();
    Optional<ApiKey> key =
        Optional.ofNullable(apiKeyFile).map(source -> ApiKey.lend(source, folder.keys()));
    try {
      RunSession session =
          new RunSession(
              Optional.ofNullable(file).filter(_ -> flags().isEmpty()),
              folder,
              console,
              text,
              resume,
              natively,
              Optional.ofNullable(out),
              json);
      return session.run();
    } catch (InterruptedException e) {
      console.clear();
      console.line("Stopped. The same command with --resume goes on where it was.");
      return ExitCode.INTERRUPTED;
    } finally {
      key.ifPresent(ApiKey::close);
    }
  }

  private RunFlags flags() {
    if (levels.stream().anyMatch(n -> n < 1)) {
      throw CliException.badInput("--levels takes stream counts of 1 or more.");
    }
    return new RunFlags(
        Optional.ofNullable(endpoint),
        Optional.ofNullable(api),
        Optional.ofNullable(model),
        Optional.ofNullable(apiKeyFile).map(ApiKey::nameOf),
        levels,
        Optional.ofNullable(repeats),
        shapes.equals(List.of("both")) ? List.of("decode-heavy", "prefill-heavy") : shapes,
        Optional.ofNullable(ramp),
        Optional.ofNullable(window),
        Optional.ofNullable(restart));
  }
}
