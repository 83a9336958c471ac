package dev.candor.cli.view;

import java.util.ArrayList;
import java.util.List;

/** Columns lined up with spaces; numbers to the right. */
public final class TextTable {
  private static final String GAP = "  ";

  private TextTable() {}

  /** The lines of a table; every row has as many cells as the header. */
  public static List<String> of(List<String> header, List<List<String>> rows) {
    List<List<String>> all = new ArrayList<>();
    all.add(header);
    all.addAll(rows);
    List<String> lines = new ArrayList<>();
    for (List<String> row : all) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < header.size(); column++) {
        line.append(cell(all, row, column)).append(GAP);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  private static String cell(List<List<String>> all, List<String> row, int column) {
    int width = all.stream().mapToInt(r -> r.get(column).length()).max().orElse(0);
    boolean numbers =
        all.stream()
            .skip(1)
            .map(r -> r.get(column))
            .allMatch(c -> c.isEmpty() || startsAsNumber(c));
    String pad = " ".repeat(width - row.get(column).length());
    return numbers ? pad + row.get(column) : row.get(column) + pad;
  }

  private static boolean startsAsNumber(String cell) {
    return Character.isDigit(cell.charAt(0));
  }
}
