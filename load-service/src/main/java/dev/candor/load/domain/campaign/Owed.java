package dev.candor.load.domain.campaign;

import dev.candor.load.domain.flag.Snapshots;
import dev.candor.load.domain.plan.PlannedWindow;
import java.util.ArrayList;
import java.util.List;

/**
 * What a campaign still owes others, from its stored state alone. It is said again at every start,
 * so whatever was stored and not said before a crash is said then; who hears it twice knows it by
 * its natural key.
 */
public final class Owed {
  private Owed() {}

  /** Every message that somebody may still wait for, in order. */
  public static List<Effect> of(Campaign c) {
    List<Effect> owed = new ArrayList<>();
    boolean announced =
        !(c.state() instanceof CampaignState.Accepted)
            && !(c.state() instanceof CampaignState.Resolving)
            && !c.isOver();
    if (announced) {
      owed.add(new Effect.AnnounceAccepted());
      c.runs().forEach(run -> owed.add(new Effect.AnnounceRun(run)));
    }
    switch (c.state()) {
      case CampaignState.Capturing s -> owed.add(new Effect.RequestCapture(CaptureIds.BEFORE));
      case CampaignState.Gating s -> owed.add(new Effect.RequestGate());
      case CampaignState.Measuring m -> measuring(c, m, owed);
      case CampaignState.Restarting s ->
          owed.add(new Effect.RequestRestart(CampaignMachine.repeatAt(c, s.index())));
      case CampaignState.Recapturing s ->
          owed.add(
              new Effect.RequestCapture(
                  CaptureIds.afterRestart(CampaignMachine.repeatAt(c, s.index()))));
      case CampaignState.CapturingAfter s -> owed.add(new Effect.RequestCapture(CaptureIds.AFTER));
      case CampaignState.Reporting s -> owed.add(new Effect.AnnounceFinished(s.outcome()));
      case CampaignState.Accepted s -> {}
      case CampaignState.Resolving s -> {}
      case CampaignState.Ended s -> {}
    }
    return List.copyOf(owed);
  }

  private static void measuring(Campaign c, CampaignState.Measuring m, List<Effect> owed) {
    PlannedWindow window = c.plan().windows().get(m.index());
    switch (m.step()) {
      case Step.Snapshotting s ->
          owed.add(new Effect.RequestSnapshot(window, m.attempt(), Snapshots.Phase.BEFORE));
      case Step.Running r -> {
        r.parts().stream()
            .filter(Part::isPending)
            .forEach(
                p -> owed.add(new Effect.AssignPart(window, m.attempt(), p, r.parts().size())));
        if (r.duringAsked() && m.snapshots().during().isEmpty()) {
          owed.add(new Effect.RequestSnapshot(window, m.attempt(), Snapshots.Phase.DURING));
        }
      }
      case Step.Pausing p -> {}
      case Step.WaitingForWorker w -> {}
    }
  }
}
