package dev.candor.cli.campaign;

import java.util.List;
import java.util.Optional;

/** What flags say about a campaign; each one that is given replaces what a file says. */
public record RunFlags(
    Optional<String> endpoint,
    Optional<String> api,
    Optional<String> model,
    Optional<String> apiKeyName,
    List<Integer> levels,
    Optional<Integer> repeats,
    List<String> shapes,
    Optional<String> ramp,
    Optional<String> window,
    Optional<String> restart) {

  /** Copies the lists. */
  public RunFlags {
    levels = List.copyOf(levels);
    shapes = List.copyOf(shapes);
  }

  /** Whether no flag was given. */
  public boolean isEmpty() {
    return endpoint.isEmpty()
        && api.isEmpty()
        && model.isEmpty()
        && apiKeyName.isEmpty()
        && levels.isEmpty()
        && repeats.isEmpty()
        && shapes.isEmpty()
        && ramp.isEmpty()
        && window.isEmpty()
        && restart.isEmpty();
  }
}
