package dev.candor.cli.view;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** The report's summary as text. */
public final class SummaryText {
  private SummaryText() {}

  /** The lines to print; none for an empty summary. */
  public static List<String> of(JsonNode summary) {
    return new ArrayList<>(List.of(summary.toPrettyString()));
  }
}
