package dev.candor.metadata.domain.capture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Everything read about one engine's configuration, one entry per field (METHOD 5). The engine's
 * own report beats what it was told, which beats what was declared; readings that disagree stand as
 * a conflict beside the value and are never settled silently.
 *
 * @param values one per field, sorted by name
 * @param conflicts fields whose readings disagree, sorted by name
 */
public record ServingConfig(List<ConfigValue> values, List<Conflict> conflicts) {
  public ServingConfig {
    values = List.copyOf(values);
    conflicts = List.copyOf(conflicts);
  }

  /** Merges readings from all sources. */
  public static ServingConfig of(List<FieldReading> readings) {
    Map<String, List<Evidence>> byName =
        readings.stream()
            .collect(
                Collectors.groupingBy(
                    FieldReading::name,
                    TreeMap::new,
                    Collectors.mapping(FieldReading::evidence, Collectors.toList())));
    List<ConfigValue> values = new ArrayList<>();
    List<Conflict> conflicts = new ArrayList<>();
    byName.forEach(
        (name, found) -> {
          List<Evidence> ranked =
              found.stream().sorted(Comparator.comparingInt(e -> e.source().tier())).toList();
          values.add(new ConfigValue(name, ranked.getFirst().value(), ranked));
          disagreement(name, ranked).ifPresent(conflicts::add);
        });
    return new ServingConfig(values, conflicts);
  }

  /** The value of a field that we read ourselves; a declared one does not count. */
  public Optional<ConfigValue> read(String name) {
    return values.stream().filter(v -> v.name().equals(name) && v.isRead()).findFirst();
  }

  /** Whether the field was read, not merely declared. */
  public boolean hasRead(String name) {
    return read(name).isPresent();
  }

  private static Optional<Conflict> disagreement(String name, List<Evidence> ranked) {
    List<Evidence> definite =
        ranked.stream()
            .filter(e -> ranked.size() == 1 || !Readings.leavesTheChoice(e.value()))
            .toList();
    boolean agree =
        definite.stream().allMatch(e -> Readings.same(definite.getFirst().value(), e.value()));
    return agree ? Optional.empty() : Optional.of(new Conflict(name, definite));
  }
}
