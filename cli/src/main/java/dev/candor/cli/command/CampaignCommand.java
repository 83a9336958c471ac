package dev.candor.cli.command;

import com.fasterxml.jackson.databind.JsonNode;
import dev.candor.cli.CliException;
import dev.candor.cli.ExitCode;
import dev.candor.cli.campaign.CampaignText;
import dev.candor.cli.campaign.RunFlags;
import dev.candor.cli.client.LoadClient;
import dev.candor.cli.view.Console;
import dev.candor.cli.view.TextTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Thin callers of load-service's REST on the suite that is up. */
@Command(
    name = "campaign",
    mixinStandardHelpOptions = true,
    description = "Submit, list, watch or cancel campaigns on the suite that is up.",
    footer = {
      "",
      "Examples:",
      "  ./candor campaign submit examples/demo.yaml",
      "  ./candor campaign watch c-20261201-161200-7f3a"
    })
final class CampaignCommand {
  private static final RunFlags NO_FLAGS =
      new RunFlags(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          Optional.empty(),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  @Command(description = "Start a campaign; prints its id.", mixinStandardHelpOptions = true)
  int submit(@Mixin DataOption data, @Parameters(paramLabel = "FILE") Path file)
      throws IOException {
    Running running = Running.require(data.open());
    CampaignText text = CampaignText.of(Optional.of(file), NO_FLAGS);
    System.out.println(running.load().submit(text.yaml()));
    return ExitCode.DONE;
  }

  @Command(description = "List campaigns, newest first.", mixinStandardHelpOptions = true)
  int list(@Mixin DataOption data) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    for (JsonNode campaign : Running.require(data.open()).load().list()) {
      rows.add(
          List.of(
              campaign.path("campaign_id").asText(),
              campaign.path("name").asText(),
              campaign.path("state").asText(),
              campaign.path("report_url").asText("")));
    }
    TextTable.of(List.of("campaign", "name", "state", "page"), rows).forEach(System.out::println);
    return ExitCode.DONE;
  }

  @Command(description = "Follow a campaign to its end.", mixinStandardHelpOptions = true)
  int watch(@Mixin DataOption data, @Parameters(paramLabel = "CAMPAIGN") String id)
      throws IOException, InterruptedException {
    Running running = Running.require(data.open());
    running.load().campaign(id);
    Console console = Consoles.standard();
    JsonNode end = new Follower(running.load(), console, running::lost).follow(id);
    new Results(running.data(), console, running.report(), Optional.empty(), false).show(id, end);
    return Follower.exitCode(end);
  }

  @Command(
      description = "End a campaign; what it measured is kept.",
      mixinStandardHelpOptions = true)
  int cancel(@Mixin DataOption data, @Parameters(paramLabel = "CAMPAIGN") String id)
      throws IOException {
    LoadClient load = Running.require(data.open()).load();
    JsonNode now = load.campaign(id);
    if (Follower.isOver(now)) {
      throw CliException.failed("%s is over: %s.".formatted(id, now.path("state").asText()));
    }
    load.cancel(id);
    System.out.println("cancelling " + id);
    return ExitCode.DONE;
  }

  @Command(description = "Print a campaign's result file.", mixinStandardHelpOptions = true)
  int result(@Mixin DataOption data, @Parameters(paramLabel = "CAMPAIGN") String id)
      throws IOException {
    System.out.println(Running.require(data.open()).report().result(id));
    return ExitCode.DONE;
  }
}
