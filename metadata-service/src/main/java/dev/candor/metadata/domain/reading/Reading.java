package dev.candor.metadata.domain.reading;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One normalised configuration. A field that was not given is absent; what the engine's version
 * would add stands apart in {@code defaults}, and only when that version is known.
 */
public record Reading(
    Optional<Engine> engine,
    Map<String, FieldReading> fields,
    List<Unresolved> unresolved,
    List<Conflict> conflicts,
    List<FoundSecret> secrets,
    List<String> warnings,
    Map<String, Object> defaults) {

  public Reading {
    fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    unresolved = List.copyOf(unresolved);
    conflicts = List.copyOf(conflicts);
    secrets = List.copyOf(secrets);
    warnings = List.copyOf(warnings);
    defaults = Collections.unmodifiableMap(new LinkedHashMap<>(defaults));
  }

  /** The fields' values by name, in order. */
  public Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    fields.forEach((name, field) -> values.put(name, field.value()));
    return values;
  }
}
