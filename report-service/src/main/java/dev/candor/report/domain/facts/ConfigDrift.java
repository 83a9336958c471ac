package dev.candor.report.domain.facts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What changed in the serving configuration between the first capture of a campaign and a later one
 * (METHOD § 5, {@code config.drifted}). Process ids and start times may change by a planned restart
 * and do not count.
 */
public record ConfigDrift(String name, String before, String after, String captureId) {
  private static final String ABSENT = "(absent)";

  /** All changes, by capture in time's order and then by name. */
  public static List<ConfigDrift> between(List<Capture> captures) {
    List<ConfigDrift> changes = new ArrayList<>();
    for (int i = 1; i < captures.size(); i++) {
      compare(captures.getFirst(), captures.get(i), changes);
    }
    return changes;
  }

  private static void compare(Capture first, Capture later, List<ConfigDrift> changes) {
    add("engine", first.engineKind(), later.engineKind(), later, changes);
    add("version", first.engineVersion().orElse(ABSENT), version(later), later, changes);
    add("argv", argv(first), argv(later), later, changes);
    Set<String> names = new TreeSet<>();
    first.values().forEach(value -> names.add(value.name()));
    later.values().forEach(value -> names.add(value.name()));
    for (String name : names) {
      add(name, value(first, name), value(later, name), later, changes);
    }
  }

  private static void add(
      String name, String before, String after, Capture later, List<ConfigDrift> changes) {
    if (!before.equals(after)) {
      changes.add(new ConfigDrift(name, before, after, later.captureId()));
    }
  }

  private static String version(Capture capture) {
    return capture.engineVersion().orElse(ABSENT);
  }

  private static String value(Capture capture, String name) {
    return capture.value(name).orElse(ABSENT);
  }

  private static String argv(Capture capture) {
    Optional<Capture.EngineProcess> process = capture.process();
    return process.map(found -> String.join(" ", found.argv())).orElse(ABSENT);
  }
}
