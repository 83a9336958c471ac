package dev.candor.metadata.inspect;

import dev.candor.metadata.domain.reading.Engine;
import dev.candor.metadata.domain.reading.Evidence;
import dev.candor.metadata.domain.reading.Reading;
import dev.candor.metadata.domain.reading.text.JsonText;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Prints a reading as a table for people. */
final class ReadingTable {
  private static final int MAX_VALUE = 60;

  private ReadingTable() {}

  static void print(Reading reading, PrintStream out) {
    out.println("engine: " + reading.engine().map(Engine::wireName).orElse("unknown"));
    body(reading, out);
  }

  static void print(Inspected inspected, PrintStream out) {
    out.println("engine: " + inspected.engine() + inspected.version().map(v -> " " + v).orElse(""));
    inspected
        .process()
        .ifPresent(
            process -> {
              out.println(
                  "process: "
                      + process.identity().pid()
                      + process.executable().map(file -> ", " + file).orElse("")
                      + ", started "
                      + process.identity().startedAt()
                      + process.containerId().map(id -> ", container " + id).orElse(""));
              out.println("argv: " + shown(process.argv()));
            });
    body(inspected.reading(), out);
  }

  private static void body(Reading reading, PrintStream out) {
    List<String[]> rows = new ArrayList<>();
    rows.add(new String[] {"FIELD", "VALUE", "READ FROM"});
    reading
        .fields()
        .forEach(
            (name, field) ->
                rows.add(
                    new String[] {
                      name,
                      shown(field.value()),
                      field.evidence().isEmpty() ? "" : place(field.evidence().getFirst())
                    }));
    int first = width(rows, 0);
    int second = width(rows, 1);
    for (String[] row : rows) {
      out.println(padded(row[0], first) + "  " + padded(row[1], second) + "  " + row[2]);
    }
    reading
        .defaults()
        .forEach(
            (name, value) ->
                out.println("default of this version: " + name + " = " + shown(value)));
    reading
        .unresolved()
        .forEach(open -> out.println("unresolved: " + open.name() + " (" + open.why() + ")"));
    reading
        .conflicts()
        .forEach(
            conflict -> {
              List<String> sides =
                  conflict.readings().stream()
                      .map(each -> shown(each.value()) + " from " + place(each))
                      .toList();
              out.println("conflict: " + conflict.name() + ": " + String.join(" against ", sides));
            });
    reading
        .secrets()
        .forEach(secret -> out.println("secret: " + secret.where() + " " + secret.marker()));
    reading.warnings().forEach(warning -> out.println("note: " + warning));
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private static int width(List<String[]> rows, int column) {
    return rows.stream().mapToInt(row -> row[column].length()).max().orElse(0);
  }

  private static String place(Evidence evidence) {
    return evidence.source() + " " + evidence.where();
  }

  private static String shown(Object value) {
    String text =
        value instanceof String plain ? plain.replaceAll("\\p{Cntrl}", " ") : JsonText.of(value);
    return text.length() > MAX_VALUE ? text.substring(0, MAX_VALUE - 1) + "…" : text;
  }
}
