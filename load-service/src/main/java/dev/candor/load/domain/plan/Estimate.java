package dev.candor.load.domain.plan;

import dev.candor.load.domain.campaign.spec.CampaignSpec;
import java.time.Duration;
import java.util.List;

/**
 * How long what is left of a campaign will take: the sum of ramps and windows, plus what each
 * window and restart costs around it. An estimate for people; no figure rests on it.
 */
public final class Estimate {
  /** Snapshots, assignment and hand-over around one window. */
  private static final Duration AROUND = Duration.ofMillis(1500);

  /** A burst's length is not known before it ran; this is what one is taken for. */
  private static final Duration BURST = Duration.ofSeconds(10);

  private static final Duration RESTART = Duration.ofSeconds(30);

  private Estimate() {}

  /** Of the windows from an index on. */
  public static Duration from(CampaignSpec spec, Plan plan, int index) {
    Duration sum = Duration.ZERO;
    List<PlannedWindow> windows = plan.windows();
    for (int i = index; i < windows.size(); i++) {
      sum = sum.plus(of(spec, windows.get(i)));
      if (i > index && plan.restartsBefore(i)) {
        sum = sum.plus(RESTART);
      }
    }
    return sum;
  }

  /** Of one window. */
  public static Duration of(CampaignSpec spec, PlannedWindow window) {
    return switch (window.load()) {
      case STEADY -> spec.window().ramp().plus(spec.window().length()).plus(AROUND);
      case BURST -> BURST.plus(AROUND);
    };
  }
}
