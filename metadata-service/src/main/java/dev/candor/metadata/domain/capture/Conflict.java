package dev.candor.metadata.domain.capture;

import java.util.List;

/**
 * Readings of one field that disagree. Both stand; nothing here settles them.
 *
 * @param name the normalised field name
 * @param readings the readings, the most trusted first; at least two
 */
public record Conflict(String name, List<Evidence> readings) {
  public Conflict {
    if (readings.size() < 2) {
      throw new IllegalArgumentException(name + ": a conflict needs two readings");
    }
    readings = List.copyOf(readings);
  }
}
