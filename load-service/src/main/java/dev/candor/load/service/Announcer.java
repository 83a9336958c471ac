package dev.candor.load.service;

import dev.candor.load.domain.campaign.Campaign;
import dev.candor.load.domain.campaign.Effect;
import java.time.Instant;
import java.util.List;

/** Says things to the other services. A call returns when the broker has taken the message. */
public interface Announcer {
  /**
   * Says what an effect asks to say; a note says nothing.
   *
   * @param campaign as it was stored
   * @param log the campaign's log, for the effect that carries it
   * @throws RuntimeException when the broker did not take it
   */
  void announce(Campaign campaign, Effect effect, Instant at, List<StoredLine> log);

  /** Says how a campaign is getting on. */
  void progress(Progress progress);
}
