package dev.candor.metadata.probe;

import dev.candor.metadata.service.CommandReading;
import java.util.List;
import java.util.Map;

/** Gives the words back as they are. */
final class WordsOnly implements CommandReading {
  @Override
  public Parsed argv(Command command) {
    return new Parsed(
        "unknown", List.of(), List.of(), List.of(), List.of(), command.argv(), Map.of());
  }
}
