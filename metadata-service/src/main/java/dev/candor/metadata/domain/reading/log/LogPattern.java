package dev.candor.metadata.domain.reading.log;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A wording of a log line and what to do with it. */
record LogPattern(Pattern pattern, Action action) {
  /** Writes what a matching line says. */
  @FunctionalInterface
  interface Action {
    void write(Matcher found, LogLine line, LogFields out);
  }

  static LogPattern of(String regex, Action action) {
    return new LogPattern(Pattern.compile(regex), action);
  }

  /** One number. */
  static LogPattern number(String regex, String field) {
    return of(regex, (found, line, out) -> out.put(field, LogNumbers.of(found.group(1)), line));
  }

  /** A value that every rank prints. */
  static LogPattern smallest(String regex, String field) {
    return of(
        regex, (found, line, out) -> out.smallest(field, LogNumbers.of(found.group(1)), line));
  }

  static LogPattern text(String regex, String field) {
    return of(regex, (found, line, out) -> out.put(field, found.group(1), line));
  }

  /** The line alone says it. */
  static LogPattern says(String regex, String field, Object value) {
    return of(regex, (found, line, out) -> out.put(field, value, line));
  }

  void apply(LogLine line, LogFields out) {
    Matcher found = pattern.matcher(line.message());
    if (found.find()) {
      action.write(found, line, out);
    }
  }
}
