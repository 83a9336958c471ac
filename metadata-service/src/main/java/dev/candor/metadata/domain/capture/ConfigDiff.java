package dev.candor.metadata.domain.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The difference of two captures of one endpoint: what {@code config.drifted} names.
 *
 * @param changes fields whose value differs, appeared or vanished, sorted by name
 */
public record ConfigDiff(List<Change> changes) {
  /**
   * One field that differs.
   *
   * @param name the field
   * @param before the earlier value, empty when it was not read then
   * @param after the later value, empty when it was not read then
   */
  public record Change(String name, Optional<Object> before, Optional<Object> after) {
    /** The change in words. */
    public String inWords() {
      return name + ": " + text(before) + " → " + text(after);
    }

    private static String text(Optional<Object> value) {
      return value.map(Objects::toString).orElse("not read");
    }
  }

  /** Compares the values of two configurations; evidence and times do not matter. */
  public static ConfigDiff between(List<ConfigValue> before, List<ConfigValue> after) {
    Map<String, Object> left = byName(before);
    Map<String, Object> right = byName(after);
    TreeSet<String> names = new TreeSet<>(left.keySet());
    names.addAll(right.keySet());
    List<Change> changes = new ArrayList<>();
    for (String name : names) {
      Optional<Object> was = Optional.ofNullable(left.get(name));
      Optional<Object> is = Optional.ofNullable(right.get(name));
      boolean same = was.isPresent() && is.isPresent() && Readings.same(was.get(), is.get());
      if (!same) {
        changes.add(new Change(name, was, is));
      }
    }
    return new ConfigDiff(List.copyOf(changes));
  }

  private static Map<String, Object> byName(List<ConfigValue> values) {
    return values.stream().collect(Collectors.toMap(ConfigValue::name, ConfigValue::value));
  }
}
