package dev.candor.load.messaging.coordinator;

import dev.candor.load.config.CoordinatorConfig;
import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.Effect;
import dev.candor.load.service.Announcer;
import dev.candor.load.service.Progress;
import dev.candor.load.service.StoredLine;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;

/** Says things over Kafka, keyed by campaign; returns when the broker has each. */
@ApplicationScoped
class KafkaAnnouncer implements Announcer {
  private static final Duration PATIENCE = Duration.ofSeconds(25);
  private static final String NAME = "candor";

  private final MutinyEmitter<String> out;
  private final CoordinatorConfig config;

  @Inject
  KafkaAnnouncer(
      @Channel("coordinator-out") @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER)
          MutinyEmitter<String> out,
      CoordinatorConfig config) {
    this.out = out;
    this.config = config;
  }

  @Override
  public void announce(Campaign c, Effect effect, Instant at, List<StoredLine> log) {
    switch (effect) {
      case Effect.AnnounceAccepted e ->
          send("campaign-accepted", c.id(), CampaignAcceptedWire.of(c, harness()));
      case Effect.RequestCapture e ->
          send(
              "capture-requested",
              c.id(),
              CaptureRequestedWire.of(c, e.captureId(), at, config.harnessRevision()));
      case Effect.RequestGate e -> send("gate-requested", c.id(), GateRequestedWire.of(c, at));
      case Effect.RequestSnapshot e ->
          send("snapshot-requested", c.id(), SnapshotRequestedWire.of(c, e, at));
      case Effect.AssignPart e -> send("level-assigned", c.id(), LevelAssignedWire.of(c, e, at));
      case Effect.CancelPart e -> send("level-cancelled", c.id(), LevelCancelledWire.of(c.id(), e));
      case Effect.AnnounceRun e ->
          send("window-recorded", c.id(), WindowRecordedWire.of(c.id(), e.run()));
      case Effect.RequestRestart e ->
          send(
              "restart-requested",
              c.id(),
              RestartRequestedWire.of(c, e.repeat(), at, config.patience().engineReady()));
      case Effect.AnnounceFinished e ->
          send("campaign-finished", c.id(), CampaignFinishedWire.of(c.id(), at, e.outcome(), log));
      case Effect.Note e -> {}
    }
  }

  @Override
  public void progress(Progress progress) {
    send("campaign-progressed", progress.campaignId(), CampaignProgressedWire.of(progress));
  }

  private CampaignAcceptedWire.Harness harness() {
    return new CampaignAcceptedWire.Harness(
        NAME, config.harnessVersion(), config.harnessRevision());
  }

  private void send(String noun, String key, Object message) {
    OutgoingKafkaRecordMetadata<String> where =
        OutgoingKafkaRecordMetadata.<String>builder()
            .withTopic("candor." + noun + ".v1")
            .withKey(key)
            .build();
    out.sendMessage(Message.of(Wire.write(message)).addMetadata(where)).await().atMost(PATIENCE);
  }
}
