package dev.candor.report.service;

import dev.candor.report.domain.facts.Facts;
import dev.candor.report.domain.result.CampaignResult;
import java.util.Comparator;
import java.util.List;

/** A campaign's messages and the result that follows from them, and from nothing else. */
public record CampaignFile(List<StoredMessage> messages, CampaignResult result) {
  /** Builds the result; the order in which messages arrived does not matter. */
  public static CampaignFile of(
      String campaignId, List<StoredMessage> messages, FactDecoder decoder) {
    List<StoredMessage> sorted =
        messages.stream()
            .sorted(
                Comparator.comparing(StoredMessage::kind)
                    .thenComparing(StoredMessage::happenedAt)
                    .thenComparing(StoredMessage::naturalKey))
            .toList();
    Facts facts =
        Facts.of(
            campaignId, sorted.stream().map(m -> decoder.decode(m.kind(), m.payload())).toList());
    return new CampaignFile(sorted, CampaignResult.of(facts));
  }

  /** The messages of one kind, by time. */
  public List<StoredMessage> of(FactKind kind) {
    return messages.stream().filter(message -> message.kind() == kind).toList();
  }
}
