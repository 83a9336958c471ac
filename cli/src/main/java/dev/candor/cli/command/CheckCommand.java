package dev.candor.cli.command;

import dev.candor.cli.campaign.CampaignText;
import dev.candor.cli.suite.OneShot;
import dev.candor.cli.suite.Project;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Reads a campaign file and starts nothing. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = "Report every mistake in a campaign file, with line and what is allowed.")
final class CheckCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "Campaign file.")
  private Path file = Path.of("");

  @Override
  public Integer call() {
    CampaignText.read(file);
    return OneShot.run(Project.current(), "load-service", List.of("check", file.toString()), false);
  }
}
