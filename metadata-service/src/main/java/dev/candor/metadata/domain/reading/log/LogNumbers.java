package dev.candor.metadata.domain.reading.log;

import dev.candor.metadata.domain.reading.text.Numbers;
import java.util.ArrayList;
import java.util.List;

/** Numbers as logs print them, with thousands commas. */
final class LogNumbers {
  private LogNumbers() {}

  static Number of(String text) {
    Object number = Numbers.number(text.replace(",", "")).orElse(Double.NaN);
    return number instanceof Number found ? found : Double.NaN;
  }

  static double decimal(String text) {
    return of(text).doubleValue();
  }

  static List<Object> list(String text) {
    List<Object> numbers = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      if (!part.isBlank()) {
        numbers.add(decimal(part.strip()));
      }
    }
    return numbers;
  }
}
