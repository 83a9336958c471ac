package dev.candor.report.render;

import dev.candor.report.fixture.Pages;
import dev.candor.report.messaging.JsonFactDecoder;
import dev.candor.report.service.CampaignFile;
import dev.candor.report.service.ReportLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Writes the sample campaign's page, result and tables into a folder, to look at. */
public final class PagePreview {
  private PagePreview() {}

  /** Takes the folder. */
  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    CampaignFile file = Pages.sample(new JsonFactDecoder());
    QuteRenderer renderer = new QuteRenderer(Pages.engine());
    String json = renderer.resultJson(file);
    Files.writeString(folder.resolve("result.json"), json);
    Files.writeString(folder.resolve("index.html"), renderer.page(file, json));
    ReportLine past =
        new ReportLine(
            "c-1",
            "two-shapes",
            "smollm2-135m",
            Instant.EPOCH,
            "completed",
            "",
            30,
            30,
            OptionalDouble.empty(),
            Optional.of(file.result().headline()));
    ReportLine live =
        new ReportLine(
            "c-2",
            "demo",
            "smollm2-135m",
            Instant.EPOCH,
            "measuring",
            "repeat 1 of 3, decode-heavy, 4 streams",
            3,
            30,
            OptionalDouble.of(101.5),
            Optional.empty());
    Files.writeString(folder.resolve("list.html"), renderer.index(List.of(live, past)));
    for (String table : renderer.tableNames(file)) {
      Files.writeString(folder.resolve(table + ".csv"), renderer.csv(file, table).orElseThrow());
    }
  }
}
