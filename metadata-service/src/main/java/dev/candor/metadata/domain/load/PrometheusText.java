package dev.candor.metadata.domain.load;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The samples of a Prometheus text exposition (format 0.0.4); comments, timestamps and malformed
 * lines are passed over.
 *
 * @param samples in the order of the text
 */
public record PrometheusText(List<Sample> samples) {
  /**
   * One sample.
   *
   * @param name the metric
   * @param labels its labels
   * @param value its value
   */
  public record Sample(String name, Map<String, String> labels, double value) {}

  public PrometheusText {
    samples = List.copyOf(samples);
  }

  /** Reads an exposition. */
  public static PrometheusText parse(String text) {
    return new PrometheusText(
        text.lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !line.startsWith("#"))
            .map(PrometheusText::sample)
            .flatMap(Optional::stream)
            .toList());
  }

  /** The sum of a metric over all its label sets; empty when it is not there at all. */
  public OptionalDouble sum(String name) {
    List<Sample> found = named(name);
    return found.isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of(found.stream().mapToDouble(Sample::value).sum());
  }

  /** The largest value of a metric; a share of each engine must not be added up. */
  public OptionalDouble max(String name) {
    return named(name).stream().mapToDouble(Sample::value).max();
  }

  /** All samples of a metric. */
  public List<Sample> named(String name) {
    return samples.stream().filter(s -> s.name().equals(name)).toList();
  }

  private static Optional<Sample> sample(String line) {
    int open = line.indexOf('{');
    int close = line.lastIndexOf('}');
    String name;
    String rest;
    Map<String, String> labels = Map.of();
    if (open >= 0 && close > open) {
      name = line.substring(0, open).strip();
      labels = labels(line.substring(open + 1, close));
      rest = line.substring(close + 1).strip();
    } else {
      int space = line.indexOf(' ');
      if (space < 0) {
        return Optional.empty();
      }
      name = line.substring(0, space);
      rest = line.substring(space + 1).strip();
    }
    int end = rest.indexOf(' ');
    return number(end < 0 ? rest : rest.substring(0, end), name, labels);
  }

  private static Optional<Sample> number(String text, String name, Map<String, String> labels) {
    try {
      String plain = text.equals("+Inf") || text.equals("Inf") ? "Infinity" : text;
      return Optional.of(
          new Sample(name, labels, Double.parseDouble(plain.equals("-Inf") ? "-Infinity" : plain)));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static Map<String, String> labels(String text) {
    Map<String, String> out = new LinkedHashMap<>();
    int at = 0;
    while (at < text.length()) {
      int equals = text.indexOf('=', at);
      int quote = equals < 0 ? -1 : text.indexOf('"', equals);
      if (quote < 0) {
        return out;
      }
      StringBuilder value = new StringBuilder();
      int i = quote + 1;
      while (i < text.length() && text.charAt(i) != '"') {
        if (text.charAt(i) == '\\' && i + 1 < text.length()) {
          i++;
          value.append(text.charAt(i) == 'n' ? '\n' : text.charAt(i));
        } else {
          value.append(text.charAt(i));
        }
        i++;
      }
      out.put(text.substring(at, equals).replace(",", "").strip(), value.toString());
      at = i + 1;
    }
    return out;
  }
}
