package dev.candor.load.domain.measure;

import dev.candor.load.domain.stream.Failure;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts failures by kind and keeps the first example of each. */
public final class FailureTally {

  /**
   * How often one kind of failure happened.
   *
   * @param kind see {@link Failure}
   * @param count 1 or more
   * @param example of the first one
   */
  public record Entry(String kind, long count, String example) {}

  private final Map<String, Entry> entries = new TreeMap<>();

  /** Counts one. */
  public void add(Failure failure) {
    add(new Entry(failure.kind(), 1, failure.example()));
  }

  void add(FailureTally other) {
    other.entries.values().forEach(this::add);
  }

  private void add(Entry entry) {
    entries.merge(
        entry.kind(), entry, (a, b) -> new Entry(a.kind(), a.count() + b.count(), a.example()));
  }

  /** All kinds, in the order of their names. */
  public List<Entry> entries() {
    return List.copyOf(entries.values());
  }

  /** All failures. */
  public long total() {
    return entries.values().stream().mapToLong(Entry::count).sum();
  }
}
