package dev.candor.load.domain.campaign;

/** Says what a campaign is doing. */
public final class Words {
  private Words() {}

  /** One line for people. */
  public static String doing(Campaign c) {
    return switch (c.state()) {
      case CampaignState.Accepted s -> "about to start";
      case CampaignState.Resolving s -> "asking " + c.spec().endpoint().url() + " for its models";
      case CampaignState.Capturing s -> "reading the serving configuration";
      case CampaignState.Gating s -> "quality gate: 50 prompts";
      case CampaignState.Measuring m -> measuring(c, m);
      case CampaignState.Restarting s ->
          "restarting the engine before repeat " + CampaignMachine.repeatAt(c, s.index());
      case CampaignState.Recapturing s -> "reading the serving configuration after the restart";
      case CampaignState.CapturingAfter s -> "reading the serving configuration once more";
      case CampaignState.Reporting s -> "writing the report";
      case CampaignState.Ended s ->
          s.outcome().why().map(why -> s.outcome().label() + ": " + why).orElse("completed");
    };
  }

  private static String measuring(Campaign c, CampaignState.Measuring m) {
    var window = c.plan().windows().get(m.index());
    String where =
        "repeat " + window.repeat() + " of " + c.plan().repeats() + ", " + window.words();
    String again = m.attempt() > 1 ? ", attempt " + m.attempt() : "";
    return switch (m.step()) {
      case Step.Pausing p -> where + again + ": a pause before the next attempt";
      case Step.WaitingForWorker w -> where + again + ": waiting for a worker";
      case Step.Snapshotting s -> where + again;
      case Step.Running r -> where + again;
    };
  }
}
