package dev.candor.load.reference;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lengths of time as people write them: {@code 40ms}, {@code 1.5s}, {@code 250us}, {@code 2m}. */
final class LengthText {
  private static final Pattern FORM = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(us|ms|s|m)");

  private LengthText() {}

  static Optional<Duration> parse(String text) {
    Matcher matcher = FORM.matcher(text.strip());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    double nanosPerUnit =
        switch (matcher.group(2)) {
          case "us" -> 1e3;
          case "ms" -> 1e6;
          case "m" -> 60e9;
          default -> 1e9;
        };
    return Optional.of(
        Duration.ofNanos(Math.round(Double.parseDouble(matcher.group(1)) * nanosPerUnit)));
  }
}
