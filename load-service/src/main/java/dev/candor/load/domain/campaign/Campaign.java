package dev.candor.load.domain.campaign;

import dev.candor.load.domain.campaign.spec.CampaignSpec;
import dev.candor.load.domain.campaign.spec.Endpoint;
import dev.candor.load.domain.plan.Plan;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A campaign as it stands.
 *
 * @param id unique
 * @param acceptedAt when it was stored
 * @param spec what was asked for; its endpoint is completed while resolving
 * @param plan the windows in order
 * @param state where it stands
 * @param runs every recorded attempt, in the order of recording
 * @param sequenceCap the engine's cap on concurrent sequences, when the capture told it
 * @param gate the gate's decision, once there is one
 * @param reportUrl the page's address, once it is published
 */
public record Campaign(
    String id,
    Instant acceptedAt,
    CampaignSpec spec,
    Plan plan,
    CampaignState state,
    List<WindowRun> runs,
    OptionalInt sequenceCap,
    Optional<GateSummary> gate,
    Optional<String> reportUrl) {

  /** A new campaign. */
  public static Campaign accepted(String id, CampaignSpec spec, Plan plan, Instant now) {
    return new Campaign(
        id,
        now,
        spec,
        plan,
        new CampaignState.Accepted(now),
        List.of(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /**
   * The campaign in its next state.
   *
   * @throws IllegalStateException when the transition is not a legal one
   */
  Campaign become(CampaignState next) {
    if (!state.mayBecome(next)) {
      throw new IllegalStateException(id + ": " + state + " may not become " + next);
    }
    return new Campaign(id, acceptedAt, spec, plan, next, runs, sequenceCap, gate, reportUrl);
  }

  Campaign against(Endpoint endpoint) {
    return new Campaign(
        id, acceptedAt, spec.against(endpoint), plan, state, runs, sequenceCap, gate, reportUrl);
  }

  Campaign withSequenceCap(OptionalInt cap) {
    return new Campaign(id, acceptedAt, spec, plan, state, runs, cap, gate, reportUrl);
  }

  Campaign withGate(GateSummary decision) {
    return new Campaign(
        id, acceptedAt, spec, plan, state, runs, sequenceCap, Optional.of(decision), reportUrl);
  }

  Campaign withReport(String url) {
    return new Campaign(
        id, acceptedAt, spec, plan, state, runs, sequenceCap, gate, Optional.of(url));
  }

  Campaign withRuns(List<WindowRun> newRuns) {
    return new Campaign(
        id, acceptedAt, spec, plan, state, List.copyOf(newRuns), sequenceCap, gate, reportUrl);
  }

  /** With one attempt recorded. */
  Campaign record(WindowRun run) {
    List<WindowRun> all = new ArrayList<>(runs);
    all.add(run);
    return withRuns(all);
  }

  /** With a recorded attempt in place of itself as it was. */
  Campaign replace(WindowRun run) {
    return withRuns(
        runs.stream().map(r -> r.is(run.window().id(), run.attempt()) ? run : r).toList());
  }

  /** The recorded attempt of that name. */
  Optional<WindowRun> run(String windowId, int attempt) {
    return runs.stream().filter(r -> r.is(windowId, attempt)).findFirst();
  }

  /** How many planned windows are closed. */
  public int windowsDone() {
    return switch (state) {
      case CampaignState.Measuring m -> m.index();
      case CampaignState.Restarting r -> r.index();
      case CampaignState.Recapturing r -> r.index();
      case CampaignState.CapturingAfter c -> plan.windows().size();
      case CampaignState.Accepted a -> 0;
      case CampaignState.Resolving r -> 0;
      case CampaignState.Capturing c -> 0;
      case CampaignState.Gating g -> 0;
      case CampaignState.Reporting r -> finalRuns();
      case CampaignState.Ended e -> finalRuns();
    };
  }

  /** How it ended, once it has. */
  public Optional<Outcome> outcome() {
    return switch (state) {
      case CampaignState.Reporting r -> Optional.of(r.outcome());
      case CampaignState.Ended e -> Optional.of(e.outcome());
      case CampaignState s -> Optional.empty();
    };
  }

  /** Whether nothing more will happen to it. */
  public boolean isOver() {
    return state instanceof CampaignState.Ended;
  }

  private int finalRuns() {
    return (int)
        runs.stream().filter(WindowRun::isFinal).map(r -> r.window().id()).distinct().count();
  }
}
