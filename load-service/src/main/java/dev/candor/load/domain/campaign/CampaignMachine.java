package dev.candor.load.domain.campaign;

import dev.candor.load.domain.campaign.Effect.Note;
import dev.candor.load.domain.campaign.Effect.Severity;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Decides what follows an event: pure, so the same campaign, event and instant give the same turn.
 * An event that does not fit the state changes nothing, which makes every event idempotent.
 */
public final class CampaignMachine {
  private final Rules rules;
  private final WindowSteps windows;

  public CampaignMachine(Rules rules) {
    this.rules = rules;
    this.windows = new WindowSteps(rules);
  }

  /** The turn that an event brings. */
  public Turn on(Campaign c, CampaignEvent event, Instant now) {
    return switch (event) {
      case CampaignEvent.EndpointResolved e -> resolved(c, e, now);
      case CampaignEvent.EndpointUnusable e ->
          c.state() instanceof CampaignState.Resolving
              ? Ending.end(c, new Outcome.Failed(e.reason()), now)
              : Turn.unchanged(c);
      case CampaignEvent.ConfigCaptured e -> captured(c, e, now);
      case CampaignEvent.GateDecided e -> gated(c, e, now);
      case CampaignEvent.SnapshotTaken e -> windows.snapshot(c, e, now);
      case CampaignEvent.LevelMeasured e -> windows.measured(c, e, now);
      case CampaignEvent.EngineRestarted e -> restarted(c, e, now);
      case CampaignEvent.ReportPublished e -> published(c, e, now);
      case CampaignEvent.CancelAsked e -> cancelled(c, now);
      case CampaignEvent.TimePassed e -> timePassed(c, e, now);
    };
  }

  private static Turn resolved(Campaign c, CampaignEvent.EndpointResolved e, Instant now) {
    if (!(c.state() instanceof CampaignState.Resolving)) {
      return Turn.unchanged(c);
    }
    Campaign next = c.against(e.endpoint()).become(new CampaignState.Capturing(now));
    return Turn.of(
        next,
        new Note(
            Severity.INFO,
            "the endpoint serves "
                + e.endpoint().model().orElse("?")
                + "; driving its "
                + e.endpoint().api().label()
                + " interface"),
        new Effect.AnnounceAccepted(),
        new Effect.RequestCapture(CaptureIds.BEFORE));
  }

  private Turn captured(Campaign c, CampaignEvent.ConfigCaptured e, Instant now) {
    return switch (c.state()) {
      case CampaignState.Capturing s when e.captureId().equals(CaptureIds.BEFORE) ->
          Turn.of(
              c.withSequenceCap(e.sequenceCap()).become(new CampaignState.Gating(now)),
              new Note(Severity.INFO, "configuration captured: " + e.engine()),
              new Effect.RequestGate());
      case CampaignState.Recapturing s when e.captureId().equals(afterRestart(c, s.index())) ->
          windows.measure(c.withSequenceCap(e.sequenceCap()), s.index(), now);
      case CampaignState.CapturingAfter s when e.captureId().equals(CaptureIds.AFTER) ->
          Ending.end(c, new Outcome.Completed(), now);
      case CampaignState s -> Turn.unchanged(c);
    };
  }

  private Turn gated(Campaign c, CampaignEvent.GateDecided e, Instant now) {
    if (!(c.state() instanceof CampaignState.Gating)) {
      return Turn.unchanged(c);
    }
    Campaign judged = c.withGate(new GateSummary(e.passed(), e.reason()));
    if (!e.passed()) {
      return Ending.end(judged, new Outcome.Refused("the quality gate failed: " + e.reason()), now);
    }
    Note note = new Note(Severity.INFO, "quality gate passed: " + e.reason());
    return windows.begin(judged, 0, now).after(List.of(note));
  }

  private Turn restarted(Campaign c, CampaignEvent.EngineRestarted e, Instant now) {
    if (!(c.state() instanceof CampaignState.Restarting s)
        || !e.restartId().equals(CaptureIds.restart(repeatAt(c, s.index())))) {
      return Turn.unchanged(c);
    }
    if (!e.restarted()) {
      return windows.skipRepeat(c, s.index(), "the engine restart failed: " + e.why(), now);
    }
    return Turn.of(
        c.become(new CampaignState.Recapturing(s.index(), now)),
        new Note(Severity.INFO, "engine restarted before repeat " + repeatAt(c, s.index())),
        new Effect.RequestCapture(afterRestart(c, s.index())));
  }

  private static Turn published(Campaign c, CampaignEvent.ReportPublished e, Instant now) {
    Campaign known = c.withReport(e.pageUrl());
    if (c.state() instanceof CampaignState.Reporting s) {
      return Turn.of(
          known.become(new CampaignState.Ended(now, s.outcome())),
          new Note(Severity.INFO, "report published: " + e.pageUrl()));
    }
    return c.state() instanceof CampaignState.Ended ? Turn.unchanged(known) : Turn.unchanged(c);
  }

  private Turn cancelled(Campaign c, Instant now) {
    if (c.state() instanceof CampaignState.Reporting || c.isOver()) {
      return Turn.unchanged(c);
    }
    Outcome outcome = new Outcome.Cancelled("cancelled on request");
    if (c.state() instanceof CampaignState.Measuring m) {
      Turn stopped = windows.breakOff(c, m, RunState.VOID, "the campaign was cancelled", now);
      return Ending.end(stopped.campaign(), outcome, now).after(stopped.effects());
    }
    return Ending.end(c, outcome, now);
  }

  private Turn timePassed(Campaign c, CampaignEvent.TimePassed e, Instant now) {
    return switch (c.state()) {
      case CampaignState.Accepted s ->
          e.endpointUsedBy().isPresent()
              ? Turn.unchanged(c)
              : Turn.of(c.become(new CampaignState.Resolving(now)));
      case CampaignState.Resolving s -> Turn.unchanged(c);
      case CampaignState.Capturing s ->
          isOver(s.since(), rules.capture(), now)
              ? Ending.end(
                  c, unanswered("capture its configuration", "metadata", rules.capture()), now)
              : Turn.unchanged(c);
      case CampaignState.Gating s ->
          isOver(s.since(), rules.gate(), now)
              ? Ending.end(
                  c, unanswered("decide the quality gate", "quality-gate", rules.gate()), now)
              : Turn.unchanged(c);
      case CampaignState.Measuring s -> windows.timePassed(c, s, e.workers(), now);
      case CampaignState.Restarting s ->
          isOver(s.since(), rules.restart(), now)
              ? windows.skipRepeat(
                  c,
                  s.index(),
                  "no word of the engine restart after " + words(rules.restart()),
                  now)
              : Turn.unchanged(c);
      case CampaignState.Recapturing s ->
          isOver(s.since(), rules.capture(), now)
              ? windows
                  .measure(c, s.index(), now)
                  .after(List.of(noCapture(afterRestart(c, s.index()))))
              : Turn.unchanged(c);
      case CampaignState.CapturingAfter s ->
          isOver(s.since(), rules.capture(), now)
              ? Ending.end(c, new Outcome.Completed(), now)
                  .after(List.of(noCapture(CaptureIds.AFTER)))
              : Turn.unchanged(c);
      case CampaignState.Reporting s ->
          isOver(s.since(), rules.report(), now)
              ? Turn.of(
                  c.become(new CampaignState.Ended(now, s.outcome())),
                  new Note(
                      Severity.WARNING,
                      "no report after " + words(rules.report()) + "; is report-service running?"))
              : Turn.unchanged(c);
      case CampaignState.Ended s -> Turn.unchanged(c);
    };
  }

  private Note noCapture(String captureId) {
    return new Note(
        Severity.WARNING,
        "configuration '"
            + captureId
            + "' was not captured within "
            + words(rules.capture())
            + "; going on without it");
  }

  private static Outcome unanswered(String what, String service, Duration limit) {
    return new Outcome.Failed(
        service
            + "-service did not "
            + what
            + " within "
            + words(limit)
            + "; see whether it runs and reaches the endpoint");
  }

  static boolean isOver(Instant since, Duration limit, Instant now) {
    return !now.isBefore(since.plus(limit));
  }

  static String words(Duration d) {
    return d.toMillis() % 1000 == 0 ? d.toSeconds() + " s" : d.toMillis() + " ms";
  }

  static int repeatAt(Campaign c, int index) {
    return c.plan().windows().get(index).repeat();
  }

  private static String afterRestart(Campaign c, int index) {
    return CaptureIds.afterRestart(repeatAt(c, index));
  }

  /** Why a campaign does not go on at this moment, for people; empty when it does. */
  public static Optional<String> waitingFor(Campaign c, Optional<String> endpointUsedBy) {
    return switch (c.state()) {
      case CampaignState.Accepted s ->
          endpointUsedBy.map(id -> "waiting for campaign " + id + " on the same endpoint");
      case CampaignState.Measuring m ->
          m.step() instanceof Step.WaitingForWorker w && w.said()
              ? Optional.of("waiting for a worker")
              : Optional.empty();
      case CampaignState s -> Optional.empty();
    };
  }
}
