package dev.candor.report.render;

import dev.candor.report.service.ReportLine;
import io.quarkus.qute.RawString;
import io.quarkus.qute.TemplateData;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** What the index says: campaigns that run now, and those that ended. */
@TemplateData
public record IndexView(
    List<Line> live, List<Line> past, RawString policy, RawString css, RawString script) {

  /** One campaign. */
  @TemplateData
  public record Line(
      String href, String name, String id, String model, String at, String state, String words) {}

  static IndexView of(List<ReportLine> lines, Assets assets) {
    return new IndexView(
        lines.stream().filter(line -> line.headline().isEmpty()).map(IndexView::line).toList(),
        lines.stream().filter(line -> line.headline().isPresent()).map(IndexView::line).toList(),
        assets.policy(),
        assets.css(),
        assets.script());
  }

  private static Line line(ReportLine line) {
    return new Line(
        "/campaigns/" + URLEncoder.encode(line.campaignId(), StandardCharsets.UTF_8),
        Outside.visible(line.name()),
        Outside.visible(line.campaignId()),
        Outside.visible(line.model()),
        Times.words(line.at()),
        Outside.visible(line.state()),
        line.headline().map(Outside::visible).orElseGet(() -> progress(line)));
  }

  private static String progress(ReportLine line) {
    String now =
        line.tokensPerSecondNow().isPresent()
            ? String.format(
                Locale.ROOT,
                ", %.1f tokens/s in the last second",
                line.tokensPerSecondNow().getAsDouble())
            : "";
    return Outside.visible(line.doing())
        + "; "
        + line.windowsDone()
        + " of "
        + line.windowsPlanned()
        + " windows done"
        + now;
  }
}
