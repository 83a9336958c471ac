package dev.candor.report.render;

import dev.candor.report.domain.cells.Cell;
import java.util.List;

/** The prompt length that every TTFT carries. */
final class Prompts {
  private Prompts() {}

  static String words(List<Cell> cells) {
    List<Cell.PromptRange> ranges =
        cells.stream().flatMap(cell -> cell.prompts().stream()).toList();
    if (ranges.isEmpty()) {
      return "prompts of unknown length";
    }
    return new Cell.PromptRange(
            ranges.stream().mapToLong(Cell.PromptRange::min).min().orElseThrow(),
            ranges.stream().mapToLong(Cell.PromptRange::max).max().orElseThrow())
        .words();
  }
}
