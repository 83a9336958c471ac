package dev.candor.report.persistence;

import dev.candor.report.service.FactKind;
import dev.candor.report.service.StoredMessage;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;

/** One row of {@code message}. */
@Entity
@Table(name = "message")
@IdClass(MessageEntity.Key.class)
class MessageEntity {
  @Id
  @Column(name = "campaign_id")
  String campaignId = "";

  @Id String kind = "";

  @Id
  @Column(name = "natural_key")
  String naturalKey = "";

  @Column(name = "happened_at")
  Instant happenedAt = Instant.EPOCH;

  @Column(columnDefinition = "text")
  String payload = "";

  /** The primary key. */
  record Key(String campaignId, String kind, String naturalKey) implements Serializable {}

  StoredMessage toDomain() {
    return new StoredMessage(campaignId, FactKind.of(kind), naturalKey, happenedAt, payload);
  }
}
