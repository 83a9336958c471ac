package dev.candor.load.service;

import dev.candor.load.domain.campaign.Effect.Severity;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Puts messages that nobody could decode into the log of the campaign that they were meant for. */
@Singleton
public class DeadLetters {
  private static final Logger LOG = Logger.getLogger(DeadLetters.class);

  private final CampaignStore store;
  private final CampaignMeters meters;
  private final Clock clock;

  @Inject
  DeadLetters(CampaignStore store, CampaignMeters meters, Clock clock) {
    this.store = store;
    this.meters = meters;
    this.clock = clock;
  }

  /**
   * A message that could not be used.
   *
   * @param campaignId the message's key, when it had one
   * @param topic where it was sent
   * @param position partition and offset there
   * @param reason why it could not be used
   */
  public void found(Optional<String> campaignId, String topic, String position, String reason) {
    meters.deadLetter(topic);
    LOG.errorf("a message on %s (%s) could not be used: %s", topic, position, reason);
    campaignId.ifPresent(
        id ->
            store.addOnce(
                id,
                topic + "/" + position,
                Line.log(
                    clock.instant(),
                    Severity.ERROR,
                    "a message on " + topic + " could not be used and was put aside: " + reason)));
  }
}
