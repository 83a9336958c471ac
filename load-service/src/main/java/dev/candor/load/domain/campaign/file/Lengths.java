package dev.candor.load.domain.campaign.file;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Durations as people write them: {@code 500ms}, {@code 20s}, {@code 2m}, {@code 1h}, ISO 8601. */
public final class Lengths {
  private static final Pattern SHORT = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(ms|s|m|h)");

  private Lengths() {}

  /** Reads a duration; empty when the text is none. */
  public static Optional<Duration> parse(String text) {
    Matcher m = SHORT.matcher(text);
    if (m.matches()) {
      BigDecimal nanos =
          new BigDecimal(m.group(1)).multiply(BigDecimal.valueOf(nanosOf(m.group(2))));
      return Optional.of(Duration.ofNanos(nanos.longValue()));
    }
    if (!text.startsWith("PT")) {
      return Optional.empty();
    }
    try {
      return Optional.of(Duration.parse(text));
    } catch (DateTimeParseException notIso) {
      return Optional.empty();
    }
  }

  /** Writes a duration in the shortest form that {@link #parse} reads back to the same value. */
  public static String render(Duration d) {
    if (!d.equals(Duration.ofMillis(d.toMillis()))) {
      return d.toString();
    }
    return d.equals(Duration.ofSeconds(d.toSeconds())) ? d.toSeconds() + "s" : d.toMillis() + "ms";
  }

  private static long nanosOf(String unit) {
    return switch (unit) {
      case "ms" -> 1_000_000L;
      case "s" -> 1_000_000_000L;
      case "m" -> 60_000_000_000L;
      default -> 3_600_000_000_000L;
    };
  }
}
