package dev.candor.load.domain.campaign;

import dev.candor.load.domain.campaign.spec.Endpoint;
import dev.candor.load.domain.flag.Snapshots;
import dev.candor.load.domain.merge.Measured;
import java.util.Optional;
import java.util.OptionalInt;

/** What may happen to a campaign. Each may come twice, late, or not at all. */
public sealed interface CampaignEvent {
  /** The endpoint told its model. */
  record EndpointResolved(Endpoint endpoint) implements CampaignEvent {}

  /** The endpoint cannot be used, and what to do about it. */
  record EndpointUnusable(String reason) implements CampaignEvent {}

  /** The serving configuration was captured. */
  record ConfigCaptured(String captureId, String engine, OptionalInt sequenceCap)
      implements CampaignEvent {}

  /** The quality gate decided. */
  record GateDecided(boolean passed, String reason) implements CampaignEvent {}

  /** The engine's load was read. */
  record SnapshotTaken(
      String windowId, int attempt, Snapshots.Phase phase, Snapshots.Reading reading)
      implements CampaignEvent {}

  /** A worker measured its part, or could not. */
  record LevelMeasured(
      String windowId,
      int attempt,
      int part,
      String workerId,
      Optional<Measured> measured,
      String failure)
      implements CampaignEvent {}

  /** The engine was restarted, or could not be. */
  record EngineRestarted(String restartId, boolean restarted, String why)
      implements CampaignEvent {}

  /** The report stands. */
  record ReportPublished(String pageUrl) implements CampaignEvent {}

  /** Somebody wants it stopped. */
  record CancelAsked() implements CampaignEvent {}

  /** Time went on. */
  record TimePassed(Workers workers, Optional<String> endpointUsedBy) implements CampaignEvent {}
}
