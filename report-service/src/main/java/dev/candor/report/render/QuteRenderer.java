package dev.candor.report.render;

import dev.candor.report.domain.result.CampaignResult;
import dev.candor.report.service.CampaignFile;
import dev.candor.report.service.Renderer;
import dev.candor.report.service.ReportLine;
import io.quarkus.qute.Engine;
import io.quarkus.qute.RawString;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Renders by Qute templates; every value that came from outside is escaped by them. */
@ApplicationScoped
public class QuteRenderer implements Renderer {
  /** A page stays below 1.5 MB: larger result files are named, not carried. */
  private static final int RESULT_LIMIT = 500_000;

  private static final int TABLES_LIMIT = 250_000;

  private final Engine engine;
  private final Assets assets = new Assets();

  /** Takes the engine that holds the templates. */
  public QuteRenderer(Engine engine) {
    this.engine = engine;
  }

  @Override
  public String resultJson(CampaignFile file) {
    return ResultJson.of(file);
  }

  @Override
  public List<String> tableNames(CampaignFile file) {
    return List.copyOf(Tables.of(file.result()).keySet());
  }

  @Override
  public Optional<String> csv(CampaignFile file, String table) {
    return Optional.ofNullable(Tables.of(file.result()).get(table)).map(Csv::of);
  }

  @Override
  public String index(List<ReportLine> lines) {
    return engine.getTemplate("index.html").data("index", IndexView.of(lines, assets)).render();
  }

  @Override
  public String page(CampaignFile file, String resultJson) {
    return engine.getTemplate("campaign.html").data("page", view(file, resultJson)).render();
  }

  private PageView view(CampaignFile file, String resultJson) {
    CampaignResult result = file.result();
    Map<String, Table> tables = Tables.of(result);
    return new PageView(
        PageViews.head(result),
        PageViews.verdict(result),
        PageViews.glance(result),
        PageViews.rules(result),
        PageViews.claims(result),
        PageViews.owed(result),
        PageViews.ladders(result, tables),
        PageDetails.table(tables, "bursts"),
        PageDetails.gate(result, tables),
        PageDetails.config(result, tables),
        PageDetails.run(result, tables),
        List.of(PageDetails.table(tables, "windows"), PageDetails.table(tables, "failures")),
        List.of(
            PageDetails.table(tables, "snapshots"),
            PageDetails.table(tables, "harness"),
            PageDetails.table(tables, "artifacts")),
        result.finished() ? downloads(result, tables, resultJson) : List.of(),
        new PageView.Embedded(
            assets.policy(),
            assets.css(),
            assets.script(),
            result.finished() ? assets.echartsGzip() : new RawString(""),
            new RawString(CanonicalJson.embedded(ChartData.of(result)))));
  }

  private static List<PageView.Download> downloads(
      CampaignResult result, Map<String, Table> tables, String resultJson) {
    String id = result.facts().campaignId().replaceAll("[^A-Za-z0-9._-]", "-");
    List<PageView.Download> downloads = new ArrayList<>();
    String packed = Assets.gzip(resultJson.getBytes(StandardCharsets.UTF_8));
    if (packed.length() <= RESULT_LIMIT) {
      downloads.add(
          new PageView.Download(
              id + "-result.json.gz",
              "The result file, compressed",
              "data:application/gzip;base64," + packed,
              size(packed.length() * 3 / 4)));
    }
    int carried = 0;
    for (Table table : tables.values()) {
      String csv = Csv.of(table);
      carried += csv.length();
      if (!table.empty() && carried <= TABLES_LIMIT) {
        byte[] bytes = csv.getBytes(StandardCharsets.UTF_8);
        downloads.add(
            new PageView.Download(
                id + "-" + table.name() + ".csv",
                table.title(),
                "data:text/csv;charset=utf-8;base64," + Base64.getEncoder().encodeToString(bytes),
                size(bytes.length)));
      }
    }
    return downloads;
  }

  private static String size(int bytes) {
    return bytes < 1024 ? bytes + " B" : String.format(Locale.ROOT, "%.0f KiB", bytes / 1024.0);
  }
}
