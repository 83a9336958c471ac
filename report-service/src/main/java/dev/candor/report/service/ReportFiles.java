package dev.candor.report.service;

import java.util.Map;
import java.util.Optional;

/** The files of a report on disk: page, result and tables. */
public interface ReportFiles {
  /**
   * Writes a report's files; each appears whole or not at all.
   *
   * @throws NoSpaceException when the disk is full
   */
  void write(String campaignId, Map<String, String> files);

  /** One file's text. */
  Optional<String> read(String campaignId, String file);
}
