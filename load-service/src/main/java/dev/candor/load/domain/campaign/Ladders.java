package dev.candor.load.domain.campaign;

import dev.candor.load.domain.flag.ClientLimits;
import dev.candor.load.domain.flag.Dips;
import dev.candor.load.domain.flag.Flag;
import dev.candor.load.domain.flag.LevelFlags;
import dev.candor.load.domain.merge.Measured;
import dev.candor.load.domain.plan.PlannedWindow;
import java.util.ArrayList;
import java.util.List;

/**
 * Judges the flags of a whole ladder (one repeat, one shape) anew, since {@code dip} on one level
 * depends on its neighbours and {@code preempted} on a snapshot that comes after it.
 */
final class Ladders {
  private Ladders() {}

  /** The campaign with the ladder of that window judged anew; runs that changed are announced. */
  static Turn judge(Campaign c, PlannedWindow of, ClientLimits limits) {
    List<Dips.Rung> rungs =
        c.runs().stream()
            .filter(WindowRun::isRung)
            .filter(r -> isSameLadder(r.window(), of))
            .map(r -> new Dips.Rung(r.window().streams(), measured(r).aggregateTps()))
            .toList();
    List<WindowRun> runs = new ArrayList<>();
    List<Effect> changed = new ArrayList<>();
    for (WindowRun run : c.runs()) {
      WindowRun judged = run;
      if (run.isFinal() && run.measurement().isPresent() && isSameLadder(run.window(), of)) {
        List<Flag> flags = flags(c, run, rungs, limits);
        if (!flags.equals(run.flags())) {
          judged = run.withFlags(flags);
          changed.add(new Effect.AnnounceRun(judged));
        }
      }
      runs.add(judged);
    }
    return new Turn(c.withRuns(runs), List.copyOf(changed));
  }

  private static List<Flag> flags(
      Campaign c, WindowRun run, List<Dips.Rung> rungs, ClientLimits limits) {
    Measured m = measured(run);
    List<Flag> flags =
        new ArrayList<>(LevelFlags.of(run.window(), m, run.snapshots(), c.sequenceCap(), limits));
    if (run.isRung()) {
      Dips.of(new Dips.Rung(run.window().streams(), m.aggregateTps()), rungs).ifPresent(flags::add);
    }
    return List.copyOf(flags);
  }

  private static Measured measured(WindowRun run) {
    return run.measurement().orElseThrow();
  }

  private static boolean isSameLadder(PlannedWindow a, PlannedWindow b) {
    return a.repeat() == b.repeat() && a.shape().equals(b.shape());
  }
}
