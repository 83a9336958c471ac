package dev.candor.metadata.domain.reading;

import dev.candor.metadata.domain.reading.secret.Secrets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The last look over a reading: whatever still looks like a secret is marked, and said. */
final class Redaction {
  private final Secrets secrets;

  Redaction(Secrets secrets) {
    this.secrets = secrets;
  }

  Reading of(Reading reading) {
    Set<FoundSecret> found = new LinkedHashSet<>(reading.secrets());
    Map<String, FieldReading> fields = new LinkedHashMap<>();
    reading
        .fields()
        .forEach(
            (name, field) -> {
              Object safe = plain(name, field.value());
              if (!safe.equals(field.value())
                  && !name.equals("env")
                  && !name.equals("argv")
                  && !name.equals("argv_after_shell")) {
                String marker = marker(String.valueOf(safe));
                if (found.stream().noneMatch(known -> known.marker().equals(marker))) {
                  found.add(new FoundSecret("field:" + name, marker));
                }
              }
              fields.put(
                  name,
                  new FieldReading(
                      name,
                      safe,
                      field.evidence().stream().map(each -> evidence(name, each)).toList()));
            });
    return new Reading(
        reading.engine(),
        fields,
        reading.unresolved().stream()
            .map(open -> new Unresolved(open.name(), secrets.text(open.why())))
            .toList(),
        reading.conflicts().stream().map(this::conflict).toList(),
        List.copyOf(found),
        texts(reading.warnings()),
        reading.defaults());
  }

  private Object plain(String name, Object value) {
    return Objects.requireNonNull(
        ((Map<?, ?>) secrets.tree(Map.of(name, value))).values().iterator().next());
  }

  private Evidence evidence(String name, Evidence each) {
    return new Evidence(each.source(), secrets.text(each.where()), plain(name, each.value()));
  }

  private Conflict conflict(Conflict conflict) {
    return new Conflict(
        conflict.name(),
        conflict.readings().stream().map(each -> evidence(conflict.name(), each)).toList());
  }

  private List<String> texts(List<String> lines) {
    List<String> safe = new ArrayList<>();
    lines.forEach(line -> safe.add(secrets.text(line)));
    return safe;
  }

  private static String marker(String text) {
    int start = text.indexOf("‹secret:");
    int end = text.indexOf('›', Math.max(0, start));
    return start >= 0 && end > start ? text.substring(start, end + 1) : text;
  }
}
