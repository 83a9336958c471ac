package dev.candor.metadata.domain.reading.log;

import dev.candor.metadata.domain.reading.ReadingBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Writes what log lines say; later lines replace earlier ones, ranks that differ are said. */
final class LogFields {
  private final ReadingBuilder out;
  private final Map<String, Object> byFirstRank = new LinkedHashMap<>();

  LogFields(ReadingBuilder out) {
    this.out = out;
  }

  void put(String name, Object value, LogLine line) {
    out.put(name, value, "log", line.where());
    line.process().ifPresent(process -> rank(process, line));
  }

  private void rank(String process, LogLine line) {
    boolean sglang = process.matches("(?:(?:DP|PP|TP|EP|ATTN_DP)\\d+ ?)+");
    if (sglang || process.matches("Worker.*|EngineCore.*|VllmWorker.*|RANK \\d+")) {
      String field = sglang || process.startsWith("RANK") ? "rank" : "process";
      if (!out.has(field)) {
        out.put(field, process, "log", line.where());
      }
    }
  }

  /** A value that every rank prints: the smallest counts, and a difference is said. */
  void smallest(String name, Number value, LogLine line) {
    Object before = byFirstRank.get(name);
    if (before instanceof Number known
        && Double.compare(known.doubleValue(), value.doubleValue()) != 0) {
      out.warn(
          name
              + " differs between lines: "
              + known
              + " and "
              + value
              + "; the smaller one is kept");
      if (known.doubleValue() < value.doubleValue()) {
        return;
      }
    }
    byFirstRank.put(name, value);
    put(name, value, line);
  }

  /** Adds to a list of different values, and keeps the last one under the plain name too. */
  void each(String name, String plural, Object value, LogLine line) {
    Optional<Object> before = out.value(name);
    put(name, value, line);
    if (before.isPresent() && !Objects.equals(before.get(), value)) {
      List<Object> all = new ArrayList<>();
      if (out.value(plural).orElse(List.of(before.get())) instanceof List<?> known) {
        all.addAll(known);
      }
      if (!all.contains(value)) {
        all.add(value);
      }
      put(plural, all, line);
    }
  }

  void unlessGiven(String name, Object value, LogLine line) {
    if (!out.has(name)) {
      put(name, value, line);
    }
  }

  Optional<Object> value(String name) {
    return out.value(name);
  }

  void warn(String text) {
    out.warn(text);
  }
}
