package dev.candor.metadata.domain.reading.commandline;

import dev.candor.metadata.domain.reading.text.Json;
import dev.candor.metadata.domain.reading.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Turns the word after a flag into the value that the engine would store. */
public final class Values {
  private Values() {}

  /** The value, or empty when the engine's own conversion would fail. */
  public static Optional<Object> convert(FlagKind kind, String text) {
    return switch (kind) {
      case TEXT, LIST, OPTIONAL, APPEND, PAIR, REMOVED -> Optional.of(text);
      case UPPER ->
          Optional.of(text.equalsIgnoreCase("auto") ? "auto" : text.toUpperCase(Locale.ROOT));
      case INT, LIST_INT -> Numbers.integer(text).map(value -> value);
      case FLOAT -> Numbers.decimal(text).map(value -> value);
      case HUMAN -> human(text);
      case NUMBER -> Optional.of(Numbers.number(text).orElse(text));
      case JSON -> Json.parse(text);
      case JSON_OR_TEXT -> Optional.of(Json.parse(text).orElse(text));
      case BOOL, SWITCH, TRUTH, TRUTH_OPTIONAL -> truth(text).map(value -> value);
      case ONOFF, ONOFF_OPTIONAL -> Optional.of(onOff(text));
      case NUMBERS -> numbers(text);
    };
  }

  private static Optional<Object> human(String text) {
    if (text.strip().equalsIgnoreCase("auto")) {
      return Optional.of(-1L);
    }
    return Numbers.human(text).map(value -> value);
  }

  /** What counts as yes and no in environment variables and valued booleans. */
  public static Optional<Boolean> truth(String text) {
    return switch (text.strip().toLowerCase(Locale.ROOT)) {
      case "true", "1", "on", "yes", "enabled", "t", "y" -> Optional.of(true);
      case "false", "0", "off", "no", "disabled", "f", "n" -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  private static Object onOff(String text) {
    Optional<Boolean> truth = truth(text);
    return truth.isPresent() ? truth.get() : (Object) text;
  }

  private static Optional<Object> numbers(String text) {
    List<Object> list = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      Optional<Long> number = Numbers.integer(part);
      if (number.isEmpty()) {
        return Optional.empty();
      }
      list.add(number.get());
    }
    return Optional.of(list);
  }
}
