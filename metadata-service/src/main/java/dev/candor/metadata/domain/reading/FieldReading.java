package dev.candor.metadata.domain.reading;

import java.util.List;

/** One normalised field with every place that gave it; the first place is the one that counts. */
public record FieldReading(String name, Object value, List<Evidence> evidence) {
  public FieldReading {
    evidence = List.copyOf(evidence);
  }
}
