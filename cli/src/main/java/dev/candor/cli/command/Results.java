package dev.candor.cli.command;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.candor.cli.CliException;
import dev.candor.cli.client.ReportClient;
import dev.candor.cli.suite.DataFolder;
import dev.candor.cli.view.Console;
import dev.candor.cli.view.SummaryText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Shows how a campaign ended, and keeps copies where they were asked for. */
record Results(
    DataFolder data, Console console, ReportClient report, Optional<Path> out, boolean json) {
  private static final ObjectMapper JSON = new ObjectMapper();

  void show(String campaign, JsonNode end) throws IOException {
    String state = end.path("state").asText();
    String reason = end.path("reason").asText("");
    console.line("");
    console.line(
        "Campaign %s: %s%s".formatted(campaign, state, reason.isEmpty() ? "" : " — " + reason));
    Path folder = out.isPresent() ? copy(campaign, out.get()) : data.reports().resolve(campaign);
    JsonNode summary = summary(campaign);
    if (json) {
      ObjectNode answer = JSON.createObjectNode();
      answer.put("campaign_id", campaign);
      answer.put("state", state);
      answer.put("result", folder.resolve("result.json").toString());
      answer.put("page", folder.resolve("index.html").toString());
      answer.set("summary", summary);
      System.out.println(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(answer));
    }
    SummaryText.of(summary).forEach(console::line);
    console.line("Page:   " + folder.resolve("index.html").toUri());
    console.line("Result: " + folder.resolve("result.json"));
  }

  private JsonNode summary(String campaign) {
    try {
      return report.summary(campaign);
    } catch (IOException | CliException e) {
      console.line(
          "No summary: report-service has none for this campaign (" + e.getMessage() + ")");
      return JSON.createObjectNode();
    }
  }

  private Path copy(String campaign, Path target) throws IOException {
    Path folder = target.toAbsolutePath().normalize();
    new ResultCopy(data.reports().resolve(campaign), data.artifacts()).to(folder);
    return folder;
  }
}
