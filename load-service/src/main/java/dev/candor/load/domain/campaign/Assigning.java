package dev.candor.load.domain.campaign;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Splits a level's streams over workers: as few as hold them, each share equal to within one
 * stream.
 */
final class Assigning {
  private Assigning() {}

  static List<Part> split(int streams, List<Workers.Live> free, int streamsPerWorker) {
    int wanted = (streams + streamsPerWorker - 1) / streamsPerWorker;
    int parts = Math.min(Math.min(wanted, free.size()), streams);
    List<Part> split = new ArrayList<>();
    for (int i = 0; i < parts; i++) {
      int share = streams / parts + (i < streams % parts ? 1 : 0);
      Workers.Live worker = free.get(i);
      Instant started = worker.startedAt();
      split.add(new Part(i, worker.id(), started, share, new Part.Result.Pending()));
    }
    return List.copyOf(split);
  }
}
