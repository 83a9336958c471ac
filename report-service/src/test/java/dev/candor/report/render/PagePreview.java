package dev.candor.report.render;

import dev.candor.report.fixture.Pages;
import dev.candor.report.messaging.JsonFactDecoder;
import dev.candor.report.service.CampaignFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

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
    for (String table : renderer.tableNames(file)) {
      Files.writeString(folder.resolve(table + ".csv"), renderer.csv(file, table).orElseThrow());
    }
  }
}
