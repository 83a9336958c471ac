package dev.candor.metadata.domain.reading;

import java.util.List;

/** Sources that disagree about one field; the reading in force stands first. */
public record Conflict(String name, List<Evidence> readings) {
  public Conflict {
    readings = List.copyOf(readings);
  }
}
