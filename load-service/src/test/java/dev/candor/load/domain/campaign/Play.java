package dev.candor.load.domain.campaign;

import dev.candor.load.domain.Fixtures;
import dev.candor.load.domain.campaign.spec.Api;
import dev.candor.load.domain.campaign.spec.CampaignSpec;
import dev.candor.load.domain.flag.ClientLimits;
import dev.candor.load.domain.flag.Snapshots;
import dev.candor.load.domain.merge.Measured;
import dev.candor.load.domain.plan.PlannedWindow;
import dev.candor.load.domain.plan.Planner;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * Plays a campaign on a test clock against one or more workers that are alive until told otherwise.
 */
final class Play {
  static final Rules RULES =
      new Rules(
          Duration.ofSeconds(120),
          Duration.ofSeconds(600),
          Duration.ofSeconds(5),
          Duration.ofSeconds(300),
          Duration.ofSeconds(360),
          Duration.ofSeconds(120),
          Duration.ofSeconds(60),
          Duration.ofSeconds(900),
          Duration.ofSeconds(5),
          3,
          1000,
          ClientLimits.DEFAULTS);
  private static final Instant BORN = Fixtures.START.minusSeconds(60);

  private final CampaignMachine machine = new CampaignMachine(RULES);
  final List<Effect> effects = new ArrayList<>();
  Campaign campaign;
  Instant now = Fixtures.START;
  Workers workers = workers("w-1");

  Play(CampaignSpec spec) {
    campaign = Campaign.accepted("c-1", spec, Planner.plan(spec), now);
  }

  static Workers workers(String... ids) {
    return new Workers(
        Arrays.stream(ids).map(id -> new Workers.Live(id, BORN, true)).toList(), true);
  }

  Play happens(CampaignEvent event) {
    Turn turn = machine.on(campaign, event, now);
    campaign = turn.campaign();
    effects.addAll(turn.effects());
    return this;
  }

  Play pass(Duration time) {
    now = now.plus(time);
    return happens(new CampaignEvent.TimePassed(workers, Optional.empty()));
  }

  /** From acceptance to the first window's snapshot. */
  Play toFirstWindow() {
    return toGate().happens(new CampaignEvent.GateDecided(true, "29 of 29"));
  }

  /** From acceptance to a gate that fails. */
  Play toFirstWindowBut(String why) {
    return toGate().happens(new CampaignEvent.GateDecided(false, why));
  }

  /** From acceptance to the gate. */
  Play toGate() {
    pass(Duration.ZERO);
    happens(
        new CampaignEvent.EndpointResolved(
            campaign.spec().endpoint().resolved(Api.CHAT, "smollm2-135m")));
    return happens(
        new CampaignEvent.ConfigCaptured("before", "llama.cpp b11434", OptionalInt.empty()));
  }

  /** From the snapshot before a window to its assignment. */
  Play toAssignment() {
    return snapshot(Snapshots.Phase.BEFORE).pass(Duration.ZERO);
  }

  Play snapshot(Snapshots.Phase phase) {
    return happens(
        new CampaignEvent.SnapshotTaken(
            window().id(),
            measuring().attempt(),
            phase,
            new Snapshots.Reading(
                OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty())));
  }

  Play measured(long tokens) {
    PlannedWindow window = window();
    return measured(window.id(), measuring().attempt(), "w-1", tokens, window.streams());
  }

  Play measured(String window, int attempt, String worker, long tokens, int streams) {
    Measured m = Fixtures.measured(tokens, streams);
    return happens(
        new CampaignEvent.LevelMeasured(window, attempt, 0, worker, Optional.of(m), "none"));
  }

  Play failed(String why) {
    return happens(
        new CampaignEvent.LevelMeasured(
            window().id(), measuring().attempt(), 0, "w-1", Optional.empty(), why));
  }

  CampaignState.Measuring measuring() {
    return (CampaignState.Measuring) campaign.state();
  }

  PlannedWindow window() {
    return campaign.plan().windows().get(measuring().index());
  }

  List<Effect> drain() {
    List<Effect> drained = List.copyOf(effects);
    effects.clear();
    return drained;
  }

  <T extends Effect> List<T> said(Class<T> kind) {
    return effects.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
