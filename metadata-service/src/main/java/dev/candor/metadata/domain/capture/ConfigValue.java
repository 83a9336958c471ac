package dev.candor.metadata.domain.capture;

import java.util.List;

/**
 * A named value of the serving configuration, with everything that was read about it.
 *
 * @param name the normalised field name
 * @param value the reading with the highest precedence
 * @param evidence all readings, the most trusted first; at least one
 */
public record ConfigValue(String name, Object value, List<Evidence> evidence) {
  public ConfigValue {
    if (evidence.isEmpty()) {
      throw new IllegalArgumentException(name + ": a value needs at least one reading");
    }
    evidence = List.copyOf(evidence);
  }

  /** Whether some reading was made by us and is not a person's word. */
  public boolean isRead() {
    return evidence.stream().anyMatch(e -> e.source() != Source.DECLARED);
  }
}
