package dev.candor.metadata.domain.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Collects one reading. Names may be dotted ({@code speculative.method}): the part before the dot
 * is the field, the rest its keys. Sources are added from the weakest to the strongest; where two
 * kinds of source disagree, the later one counts and a conflict is kept.
 */
public final class ReadingBuilder {
  private Optional<Engine> engine = Optional.empty();
  private final Map<String, Object> values = new LinkedHashMap<>();
  private final Map<String, List<Evidence>> evidence = new LinkedHashMap<>();
  private final Map<String, Evidence> latest = new LinkedHashMap<>();
  private final Map<String, Unresolved> unresolved = new LinkedHashMap<>();
  private final Map<String, Conflict> conflicts = new LinkedHashMap<>();
  private final Map<String, FoundSecret> secrets = new LinkedHashMap<>();
  private final List<String> warnings = new ArrayList<>();
  private final Map<String, Object> defaults = new LinkedHashMap<>();

  /** Sets the engine that the input turned out to be. */
  public void engine(Engine found) {
    engine = Optional.of(found);
  }

  public Optional<Engine> engine() {
    return engine;
  }

  /** Sets a field, or one key of it. */
  public void put(String name, Object value, String source, String where) {
    put(name, value, new Evidence(source, where, value));
  }

  /** Sets a field whose evidence shows the value as it was written. */
  public void put(String name, Object value, Evidence seen) {
    String field = top(name);
    Evidence before = latest.get(name);
    List<Evidence> list = evidence.computeIfAbsent(field, key -> new ArrayList<>());
    if (before != null && before.source().equals(seen.source())) {
      list.remove(before);
    } else if (before != null && !Objects.equals(value(name).orElse(null), value)) {
      conflicts.put(name, new Conflict(name, List.of(seen, before)));
    }
    list.addFirst(seen);
    latest.put(name, seen);
    unresolved.remove(name);
    store(name, value);
  }

  private void store(String name, Object value) {
    String[] keys = keys(name);
    if (keys.length == 1) {
      values.put(name, value);
      return;
    }
    Map<String, Object> map = child(values, keys[0]);
    for (int i = 1; i < keys.length - 1; i++) {
      map = child(map, keys[i]);
    }
    map.put(keys[keys.length - 1], value);
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> child(Map<String, Object> parent, String key) {
    Map<String, Object> copy =
        parent.get(key) instanceof Map<?, ?> map
            ? new LinkedHashMap<>((Map<String, Object>) map)
            : new LinkedHashMap<>();
    parent.put(key, copy);
    return copy;
  }

  /** The value set so far. */
  public Optional<Object> value(String name) {
    Object at = values;
    for (String key : keys(name)) {
      if (!(at instanceof Map<?, ?> map)) {
        return Optional.empty();
      }
      Object next = map.get(key);
      if (next == null) {
        return Optional.empty();
      }
      at = next;
    }
    return Optional.of(at);
  }

  public boolean has(String name) {
    return value(name).isPresent();
  }

  /** Takes a field back, as an engine does that replaces a whole option by a later one. */
  public void forget(String field) {
    values.remove(field);
    evidence.remove(field);
    latest.keySet().removeIf(key -> top(key).equals(field));
    conflicts.keySet().removeIf(key -> top(key).equals(field));
  }

  /** Names under {@code extra} and {@code env} are the user's and may hold dots themselves. */
  private static String[] keys(String name) {
    boolean foreign = name.startsWith("extra.") || name.startsWith("env.");
    return name.split("\\.", foreign ? 2 : -1);
  }

  private static String top(String name) {
    int dot = name.indexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }

  /** Notes that a field was given through something the input does not hold. */
  public void unresolved(String name, String why) {
    unresolved.putIfAbsent(name, new Unresolved(name, why));
  }

  /** Notes a secret by place and marker. */
  public void secret(String where, String marker) {
    secrets.putIfAbsent(where, new FoundSecret(where, marker));
  }

  /** Adds a remark for the reader, once. */
  public void warn(String message) {
    if (!warnings.contains(message)) {
      warnings.add(message);
    }
  }

  /** The engine would refuse this input: the first reason is kept, and that it would not start. */
  public void refused(String reason, String source, String where) {
    if (!has("error")) {
      put("error", "engine rejects: " + reason, source, where);
      put("would_start", false, source, where);
    } else {
      warn("engine rejects: " + reason);
    }
  }

  /** What the engine's version adds when a field is not given. */
  public void byDefault(String name, Object value) {
    defaults.put(name, value);
  }

  /** The finished reading. */
  public Reading build() {
    Map<String, FieldReading> fields = new LinkedHashMap<>();
    values.forEach(
        (name, value) ->
            fields.put(
                name, new FieldReading(name, value, evidence.getOrDefault(name, List.of()))));
    defaults.keySet().removeIf(values::containsKey);
    return new Reading(
        engine,
        fields,
        List.copyOf(unresolved.values()),
        List.copyOf(conflicts.values()),
        List.copyOf(secrets.values()),
        warnings,
        defaults);
  }
}
