package dev.candor.load.domain.campaign;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The workers as the coordinator sees them.
 *
 * @param live those that were heard of lately
 * @param settled whether the coordinator has listened long enough to call a silent one lost
 */
public record Workers(List<Live> live, boolean settled) {
  /**
   * One live worker.
   *
   * @param id its name
   * @param startedAt when its process started
   * @param free whether it has nothing to measure
   */
  public record Live(String id, Instant startedAt, boolean free) {}

  /** Why a part's worker is gone; empty while it is there. */
  Optional<String> lost(Part part) {
    Optional<Live> seen = live.stream().filter(w -> w.id().equals(part.workerId())).findFirst();
    if (seen.isPresent()) {
      return seen.get().startedAt().equals(part.workerStartedAt())
          ? Optional.empty()
          : Optional.of("worker " + part.workerId() + " was restarted in mid-window");
    }
    return settled
        ? Optional.of("worker " + part.workerId() + " was lost in mid-window")
        : Optional.empty();
  }

  List<Live> free() {
    return live.stream().filter(Live::free).toList();
  }
}
