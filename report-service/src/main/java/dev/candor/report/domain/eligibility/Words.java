package dev.candor.report.domain.eligibility;

import dev.candor.report.domain.cells.CellKey;
import dev.candor.report.domain.facts.WindowRecord;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Lists in sentences, kept short: the tables of a page name the rest. */
final class Words {
  private static final int SHOWN = 4;

  private Words() {}

  static String cells(Collection<CellKey> cells) {
    return list(cells.stream().map(CellKey::words).distinct().toList());
  }

  static String windows(Collection<WindowRecord> windows) {
    return list(windows.stream().map(WindowRecord::windowId).distinct().toList());
  }

  static String list(List<String> words) {
    String first = words.stream().limit(SHOWN).collect(Collectors.joining(", "));
    int left = words.size() - SHOWN;
    return left > 0 ? first + " and " + left + " more" : first;
  }
}
