package dev.candor.metadata.domain.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Puts several readings of one engine together. */
public final class Readings {
  private Readings() {}

  /**
   * Merges readings, strongest first. A field keeps the strongest value and every evidence; values
   * that differ become a conflict. A field that any reading resolved is no longer unresolved.
   */
  public static Reading merge(List<Reading> strongestFirst) {
    Map<String, FieldReading> fields = new LinkedHashMap<>();
    Map<String, Conflict> conflicts = new LinkedHashMap<>();
    Map<String, Unresolved> unresolved = new LinkedHashMap<>();
    Set<FoundSecret> secrets = new LinkedHashSet<>();
    Set<String> warnings = new LinkedHashSet<>();
    Map<String, Object> defaults = new LinkedHashMap<>();
    Optional<Engine> engine = Optional.empty();
    for (Reading reading : strongestFirst) {
      engine = engine.isPresent() ? engine : reading.engine();
      reading.conflicts().forEach(conflict -> conflicts.putIfAbsent(conflict.name(), conflict));
      reading.unresolved().forEach(open -> unresolved.putIfAbsent(open.name(), open));
      secrets.addAll(reading.secrets());
      warnings.addAll(reading.warnings());
      reading.defaults().forEach(defaults::putIfAbsent);
      reading.fields().forEach((name, field) -> add(fields, conflicts, field));
    }
    unresolved.keySet().removeIf(fields::containsKey);
    defaults.keySet().removeIf(fields::containsKey);
    return new Reading(
        engine,
        fields,
        List.copyOf(unresolved.values()),
        List.copyOf(conflicts.values()),
        List.copyOf(secrets),
        List.copyOf(warnings),
        defaults);
  }

  private static void add(
      Map<String, FieldReading> fields, Map<String, Conflict> conflicts, FieldReading weaker) {
    FieldReading stronger = fields.get(weaker.name());
    if (stronger == null) {
      fields.put(weaker.name(), weaker);
      return;
    }
    List<Evidence> all = new ArrayList<>(stronger.evidence());
    all.addAll(weaker.evidence());
    fields.put(weaker.name(), new FieldReading(weaker.name(), stronger.value(), all));
    boolean alike = agree(stronger.value(), weaker.value());
    if (!alike && !stronger.evidence().isEmpty() && !weaker.evidence().isEmpty()) {
      Conflict known = conflicts.get(weaker.name());
      List<Evidence> readings =
          new ArrayList<>(
              known == null ? List.of(stronger.evidence().getFirst()) : known.readings());
      if (!readings.contains(weaker.evidence().getFirst())) {
        readings.add(weaker.evidence().getFirst());
      }
      conflicts.put(weaker.name(), new Conflict(weaker.name(), readings));
    }
  }

  private static boolean agree(Object left, Object right) {
    if (left instanceof Map<?, ?> a && right instanceof Map<?, ?> b) {
      return a.entrySet().stream()
          .allMatch(
              entry ->
                  !b.containsKey(entry.getKey())
                      || agree(entry.getValue(), Objects.requireNonNull(b.get(entry.getKey()))));
    }
    if (left instanceof Number a && right instanceof Number b) {
      return Double.compare(a.doubleValue(), b.doubleValue()) == 0;
    }
    return left.equals(right);
  }
}
