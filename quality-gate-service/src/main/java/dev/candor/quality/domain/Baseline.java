package dev.candor.quality.domain;

import java.time.Instant;
import java.util.Map;
import java.util.TreeSet;

/**
 * What a model passed when it was known to be served well.
 *
 * @param model the model's name
 * @param recordedAt when it was stored
 * @param source where it comes from, such as a campaign's id
 * @param passedById for every ability item whether it passed
 */
public record Baseline(
    String model, Instant recordedAt, String source, Map<String, Boolean> passedById) {
  /** Rejects a baseline that does not hold exactly the ability items. */
  public Baseline {
    TreeSet<String> expected = new TreeSet<>();
    GateItems.ability().forEach(item -> expected.add(item.id()));
    TreeSet<String> unknown = new TreeSet<>(passedById.keySet());
    unknown.removeAll(expected);
    if (!unknown.isEmpty()) {
      throw new InvalidInput("items." + unknown.first(), "no ability item; see /gate/items");
    }
    expected.removeAll(passedById.keySet());
    if (!expected.isEmpty()) {
      throw new InvalidInput(
          "items", "no result for " + String.join(", ", expected) + "; give every ability item");
    }
    passedById = Map.copyOf(passedById);
  }

  /** How many ability items passed. */
  public int passed() {
    return (int) passedById.values().stream().filter(Boolean::booleanValue).count();
  }

  /** How many ability items of one category passed. */
  int passed(Category category) {
    return (int)
        GateItems.ability().stream()
            .filter(item -> item.category() == category)
            .filter(item -> passedById.getOrDefault(item.id(), false))
            .count();
  }
}
