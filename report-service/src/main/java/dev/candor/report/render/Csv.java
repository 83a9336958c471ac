package dev.candor.report.render;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tables as CSV by RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe
 * in front, since command lines and engine answers come from outside.
 */
final class Csv {
  private static final String END = "\r\n";

  private Csv() {}

  static String of(Table table) {
    Stream<String> head =
        Stream.of(table.columns().stream().map(Table.Column::key).collect(Collectors.joining(",")));
    Stream<String> body =
        table.rows().stream()
            .map(row -> row.data().stream().map(Csv::field).collect(Collectors.joining(",")));
    return Stream.concat(head, body).collect(Collectors.joining(END, "", END));
  }

  private static String field(Table.Datum datum) {
    String raw = datum.raw();
    String safe = !datum.column().number() && formula(raw) ? "'" + raw : raw;
    boolean quoted = safe.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return quoted ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
  }

  private static boolean formula(String raw) {
    return !raw.isEmpty() && "=+-@\t\r".indexOf(raw.charAt(0)) >= 0;
  }
}
