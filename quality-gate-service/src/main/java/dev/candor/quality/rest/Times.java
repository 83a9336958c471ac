package dev.candor.quality.rest;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** Instants as ISO 8601 in UTC with milliseconds. */
final class Times {
  private static final DateTimeFormatter MILLIS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

  private Times() {}

  static String millis(Instant instant) {
    return MILLIS.format(instant);
  }
}
