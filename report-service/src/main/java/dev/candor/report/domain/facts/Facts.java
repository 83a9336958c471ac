package dev.candor.report.domain.facts;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** All that is known about one campaign, in a stable order, whatever order it arrived in. */
public record Facts(
    String campaignId,
    Optional<Campaign> campaign,
    Optional<Progress> progress,
    Optional<Finish> finish,
    List<Capture> captures,
    List<Gate> gates,
    List<Restart> restarts,
    List<Snapshot> snapshots,
    List<WindowRecord> windows) {

  /** Gathers facts; of two with one natural key the later one counts. */
  public static Facts of(String campaignId, Collection<? extends Fact> all) {
    return new Facts(
        campaignId,
        one(all, Campaign.class),
        one(all, Progress.class),
        one(all, Finish.class),
        many(all, Capture.class, Comparator.comparing(Capture::capturedAt)),
        many(all, Gate.class, Comparator.comparing(Gate::decidedAt)),
        many(all, Restart.class, Comparator.comparing(Restart::finishedAt)),
        many(all, Snapshot.class, Comparator.comparing(Snapshot::takenAt)),
        many(
            all,
            WindowRecord.class,
            Comparator.comparingInt(WindowRecord::repeat)
                .thenComparingInt(WindowRecord::position)
                .thenComparingInt(WindowRecord::attempt)));
  }

  /** The latest decision of the gate. */
  public Optional<Gate> gate() {
    return gates.isEmpty() ? Optional.empty() : Optional.of(gates.getLast());
  }

  /**
   * The windows that count as runs: of each window its latest valid attempt, so that no window
   * counts twice. Void and invalid attempts stay in {@link #windows()}.
   */
  public List<WindowRecord> runs() {
    Map<String, WindowRecord> latest = new LinkedHashMap<>();
    windows.stream()
        .filter(WindowRecord::valid)
        .forEach(window -> latest.put(window.windowId(), window));
    return List.copyOf(latest.values());
  }

  /** The runs that held a steady load. */
  public List<WindowRecord> steadyRuns() {
    return runs().stream().filter(window -> window.load() == Load.STEADY).toList();
  }

  private static <T extends Fact> Stream<T> only(Collection<? extends Fact> all, Class<T> kind) {
    Map<String, T> byKey = new LinkedHashMap<>();
    all.stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .sorted(Comparator.comparing(Fact::happenedAt))
        .forEach(fact -> byKey.put(fact.naturalKey(), fact));
    return byKey.values().stream();
  }

  private static <T extends Fact> Optional<T> one(Collection<? extends Fact> all, Class<T> kind) {
    return only(all, kind).findFirst();
  }

  private static <T extends Fact> List<T> many(
      Collection<? extends Fact> all, Class<T> kind, Comparator<T> order) {
    return only(all, kind).sorted(order.thenComparing(Fact::naturalKey)).toList();
  }
}
