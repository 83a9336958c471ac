package dev.candor.report.render;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Instants as people read them, in UTC; programs get ISO 8601. */
final class Times {
  private static final DateTimeFormatter FULL =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);
  private static final DateTimeFormatter BRIEF =
      DateTimeFormatter.ofPattern("MM-dd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

  private Times() {}

  static String words(Instant instant) {
    return FULL.format(instant) + " UTC";
  }

  static Table.Value full(Instant instant) {
    return new Table.Value(FULL.format(instant), instant.toString(), "");
  }

  static Table.Value brief(Instant instant) {
    return new Table.Value(BRIEF.format(instant), instant.toString(), "");
  }
}
