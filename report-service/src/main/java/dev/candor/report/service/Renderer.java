package dev.candor.report.service;

import java.util.List;
import java.util.Optional;

/** Turns results into what people and programs read. Pure: the same input gives the same bytes. */
public interface Renderer {
  /** The result file, {@code candor.result/v1}. */
  String resultJson(CampaignFile file);

  /** The page of one campaign, self-contained HTML. */
  String page(CampaignFile file, String resultJson);

  /** The page that lists all campaigns. */
  String index(List<ReportLine> lines);

  /** The names of a result's tables. */
  List<String> tableNames(CampaignFile file);

  /** One table as CSV, when there is one of that name. */
  Optional<String> csv(CampaignFile file, String table);
}
