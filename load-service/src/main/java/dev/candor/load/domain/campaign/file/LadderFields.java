package dev.candor.load.domain.campaign.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads {@code levels}, {@code repeats}, {@code restart_before_repeats} and {@code burst}. */
final class LadderFields {
  private static final long MOST_STREAMS = 100_000;
  private static final int MOST_LEVELS = 64;
  private static final int MOST_REPEATS = 20;

  private LadderFields() {}

  record Ladder(List<Integer> levels, int repeats, List<Integer> restarts, List<Integer> bursts) {}

  static Ladder read(Section root, boolean restartAllowed) {
    List<Integer> levels =
        counts(root, "levels", "a stream count", MOST_STREAMS).orElse(List.of(1, 4, 16));
    root.value("levels")
        .filter(at -> at instanceof Doc.Sequence s && s.items().isEmpty())
        .ifPresent(
            at -> root.complain("levels", at, "an empty list; name at least one stream count"));
    int repeats = (int) root.whole("repeats", 1, MOST_REPEATS).orElse(3);
    List<Integer> restarts =
        counts(root, "restart_before_repeats", "a repeat", repeats)
            .orElse(restartAllowed && repeats >= 2 ? List.of(2) : List.of());
    if (!restartAllowed && !restarts.isEmpty()) {
      root.value("restart_before_repeats")
          .ifPresent(
              at ->
                  root.complain(
                      "restart_before_repeats",
                      at,
                      "a restart is planned but not allowed; add engine.restart: allowed"));
    }
    int highest = levels.stream().mapToInt(Integer::intValue).max().orElse(1);
    List<Integer> bursts =
        counts(root, "burst", "a stream count", MOST_STREAMS).orElse(List.of(highest));
    return new Ladder(
        levels.stream().sorted().toList(), repeats, restarts.stream().sorted().toList(), bursts);
  }

  private static Optional<List<Integer>> counts(Section root, String key, String what, long most) {
    Optional<List<Doc>> items = root.list(key, MOST_LEVELS);
    if (items.isEmpty()) {
      return Optional.empty();
    }
    List<Integer> counts = new ArrayList<>();
    for (int i = 0; i < items.get().size(); i++) {
      Doc item = items.get().get(i);
      String path = key + "[" + i + "]";
      OptionalLong count = root.asWhole(item, path, what, 1, most);
      if (count.isPresent()) {
        int n = (int) count.getAsLong();
        if (counts.contains(n)) {
          root.complain(key + "[" + i + "]", item, n + " stands here twice");
        } else {
          counts.add(n);
        }
      }
    }
    return Optional.of(counts);
  }
}
