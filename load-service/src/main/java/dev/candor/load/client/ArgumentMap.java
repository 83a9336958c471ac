package dev.candor.load.client;

import java.time.Duration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Arguments by name, and what may be read of them. */
final class ArgumentMap {
  private static final Set<String> SWITCHES = Set.of("--help", "--respect-eos");
  private static final Set<String> VALUES =
      Set.of(
          "--endpoint",
          "--streams",
          "--ramp",
          "--window",
          "--requests",
          "--max-tokens",
          "--api",
          "--model",
          "--prompt-tokens",
          "--temperature",
          "--seed",
          "--api-key-file",
          "--connect-timeout",
          "--stall-timeout",
          "--json");
  private static final Pattern LENGTH = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,6})?)(ms|s|m)");

  private final Map<String, String> given = new HashMap<>();

  private ArgumentMap() {}

  static ArgumentMap read(String[] args) {
    ArgumentMap map = new ArgumentMap();
    Iterator<String> rest = List.of(args).iterator();
    while (rest.hasNext()) {
      String name = rest.next();
      if (SWITCHES.contains(name)) {
        map.given.put(name, "");
      } else if (!VALUES.contains(name)) {
        throw new IllegalArgumentException("unknown argument '" + name + "'; see --help");
      } else if (rest.hasNext()) {
        map.given.put(name, rest.next());
      } else {
        throw new IllegalArgumentException(name + " needs a value; see --help");
      }
    }
    return map;
  }

  boolean has(String name) {
    return given.containsKey(name);
  }

  Optional<String> text(String name) {
    return Optional.ofNullable(given.get(name));
  }

  Optional<Integer> number(String name, int min, int max) {
    String allowed = "a whole number from " + min + " to " + max;
    return decimal(name, min, max, allowed)
        .map(
            value -> {
              if (value != Math.rint(value)) {
                throw wrong(name, given.getOrDefault(name, ""), allowed);
              }
              return value.intValue();
            });
  }

  Optional<Double> decimal(String name, double min, double max) {
    return decimal(name, min, max, "a number from " + min + " to " + max);
  }

  private Optional<Double> decimal(String name, double min, double max, String allowed) {
    return text(name)
        .map(
            text -> {
              double value;
              try {
                value = Double.parseDouble(text);
              } catch (NumberFormatException e) {
                throw wrong(name, text, allowed);
              }
              if (!(value >= min && value <= max)) {
                throw wrong(name, text, allowed);
              }
              return value;
            });
  }

  Optional<Duration> length(String name) {
    return text(name)
        .map(
            text -> {
              Matcher matcher = LENGTH.matcher(text);
              if (!matcher.matches()) {
                throw wrong(name, text, "a length such as 500ms, 20s or 2m");
              }
              double seconds =
                  switch (matcher.group(2)) {
                    case "ms" -> 1e-3;
                    case "m" -> 60;
                    default -> 1;
                  };
              return Duration.ofNanos(
                  Math.round(Double.parseDouble(matcher.group(1)) * seconds * 1e9));
            });
  }

  static IllegalArgumentException wrong(String name, String text, String allowed) {
    return new IllegalArgumentException(name + ": '" + text + "' is not allowed; use " + allowed);
  }
}
