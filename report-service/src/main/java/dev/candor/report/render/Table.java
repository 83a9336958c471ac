package dev.candor.report.render;

import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One table, printed on the page and written as CSV from the same cells.
 *
 * @param name of its CSV file, [a-z-]
 * @param caption what a row is and what to beware of
 */
@TemplateData
public record Table(
    String name, String title, String caption, List<Column> columns, List<Row> rows) {

  /** A column: its CSV name, its heading, whether it holds numbers, whether the page shows it. */
  @TemplateData
  public record Column(String key, String title, boolean number, boolean shown) {}

  /** A row and its tone: good, bad, warn or empty. */
  @TemplateData
  public record Row(List<Datum> data, String tone) {}

  /**
   * One cell.
   *
   * @param text as people read it
   * @param note what stands in small print below, or empty
   * @param raw as programs read it
   * @param tone good, bad, warn or empty; never the only carrier of a meaning
   * @param column the column that it stands in
   */
  @TemplateData
  public record Datum(
      String text, String note, String raw, String tone, Column column, boolean first) {}

  /** Whether there is nothing to show. */
  public boolean empty() {
    return rows.isEmpty();
  }

  /** Starts a table. */
  static Builder named(String name, String title, String caption) {
    return new Builder(name, title, caption);
  }

  /** Collects columns, then rows. */
  static final class Builder {
    private final String name;
    private final String title;
    private final String caption;
    private final List<Column> columns = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();

    private Builder(String name, String title, String caption) {
      this.name = name;
      this.title = title;
      this.caption = caption;
    }

    Builder text(String key, String heading) {
      columns.add(new Column(key, heading, false, true));
      return this;
    }

    Builder number(String key, String heading) {
      columns.add(new Column(key, heading, true, true));
      return this;
    }

    /** A column that only the CSV carries. */
    Builder csvOnly(String key, boolean number) {
      return column(key, key, number, false);
    }

    Builder column(String key, String heading, boolean number, boolean shown) {
      columns.add(new Column(key, heading, number, shown));
      return this;
    }

    /** Adds a row; each value is a {@link Value} or is printed by its toString. */
    Builder row(String tone, Object... values) {
      if (values.length != columns.size()) {
        throw new IllegalArgumentException(
            name + ": a row of " + values.length + " cells in " + columns.size() + " columns");
      }
      List<Datum> data = new ArrayList<>();
      boolean first = true;
      for (int i = 0; i < values.length; i++) {
        Value value = values[i] instanceof Value known ? known : Value.of(values[i]);
        Column column = columns.get(i);
        boolean heads = first && column.shown();
        first = first && !heads;
        data.add(new Datum(value.text, value.note, value.raw, value.tone, column, heads));
      }
      rows.add(new Row(List.copyOf(data), tone));
      return this;
    }

    Table build() {
      return new Table(name, title, caption, List.copyOf(columns), List.copyOf(rows));
    }
  }

  /** A cell's value before it stands in a column. */
  record Value(String text, String note, String raw, String tone) {
    Value(String text, String raw, String tone) {
      this(text, "", raw, tone);
    }

    /** A figure: its value large, its range and count in small print below. */
    static Value figure(String words, String raw, String tone) {
      int cut = words.indexOf(" [");
      return cut < 0
          ? new Value(words, raw, tone)
          : new Value(words.substring(0, cut), unbroken(words.substring(cut + 1)), raw, tone);
    }

    /** A range stays on one line; the line may end after it. */
    private static String unbroken(String note) {
      int end = note.indexOf(']') + 1;
      return note.substring(0, end).replace(' ', '\u00a0')
          + note.substring(end).replace("n ", "n\u00a0");
    }

    static Value of(Object value) {
      String text = Outside.visible(String.valueOf(value));
      return new Value(text, String.valueOf(value), "");
    }

    static Value of(String text, double raw) {
      return new Value(text, String.format(Locale.ROOT, "%s", raw), "");
    }

    static Value toned(String text, String tone) {
      return new Value(Outside.visible(text), text, tone);
    }
  }
}
