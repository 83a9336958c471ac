package dev.candor.report.service;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Remembers what was built and what was announced. */
public interface ReportStore {
  /** Notes that what a result follows from has changed. */
  void touched(String campaignId);

  /** The state of a campaign's report, locked against other builders until the transaction ends. */
  Optional<ReportState> lock(String campaignId);

  /** Remembers a built report. */
  void built(String campaignId, long revision, Published published);

  /** Remembers that a report was announced. */
  void announced(String campaignId, String resultSha256);

  /** Campaigns that have ended and whose report is not built, or built and not announced. */
  List<String> owed();

  /** The headline of every published report by campaign. */
  Map<String, String> headlines();
}
