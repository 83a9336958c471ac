package dev.candor.report.service;

import dev.candor.report.domain.facts.Fact;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;

/** Takes messages in, in any order and as often as they come. */
@ApplicationScoped
public class Intake {
  private final FactDecoder decoder;
  private final MessageStore messages;
  private final ReportStore reports;
  private final Clock clock;

  /** Takes its ports. */
  public Intake(FactDecoder decoder, MessageStore messages, ReportStore reports, Clock clock) {
    this.decoder = decoder;
    this.messages = messages;
    this.reports = reports;
    this.clock = clock;
  }

  /**
   * Keeps one message.
   *
   * @return the campaign it is about
   * @throws UnreadableMessageException when it breaks its contract
   */
  @Transactional
  public String take(FactKind kind, String json) {
    Fact fact = decoder.decode(kind, json);
    Instant now = clock.instant();
    boolean changed =
        messages.keep(
            new StoredMessage(fact.campaignId(), kind, fact.naturalKey(), fact.happenedAt(), json),
            now);
    if (changed && kind != FactKind.CAMPAIGN_PROGRESSED) {
      reports.touched(fact.campaignId());
    }
    return fact.campaignId();
  }
}
