package dev.candor.report.persistence;

import dev.candor.report.service.FactKind;
import dev.candor.report.service.MessageStore;
import dev.candor.report.service.StoredMessage;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;

/** Keeps messages in PostgreSQL. */
@ApplicationScoped
class MessageRepository
    implements MessageStore, PanacheRepositoryBase<MessageEntity, MessageEntity.Key> {
  private static final String KEEP =
      """
      insert into report.message (campaign_id, kind, natural_key, happened_at, payload)
      values (:campaign, :kind, :key, :at, :payload)
      on conflict (campaign_id, kind, natural_key) do update
        set happened_at = excluded.happened_at, payload = excluded.payload
        where excluded.happened_at >= report.message.happened_at
          and excluded.payload <> report.message.payload
      """;

  private static final String SEEN =
      """
      insert into report.report (campaign_id, first_seen_at)
      values (:campaign, :now) on conflict do nothing
      """;

  @Override
  public boolean keep(StoredMessage message, Instant now) {
    getEntityManager()
        .createNativeQuery(SEEN)
        .setParameter("campaign", message.campaignId())
        .setParameter("now", now)
        .executeUpdate();
    return getEntityManager()
            .createNativeQuery(KEEP)
            .setParameter("campaign", message.campaignId())
            .setParameter("kind", message.kind().noun())
            .setParameter("key", message.naturalKey())
            .setParameter("at", message.happenedAt())
            .setParameter("payload", message.payload())
            .executeUpdate()
        > 0;
  }

  @Override
  public List<StoredMessage> of(String campaignId) {
    return list("campaignId", campaignId).stream().map(MessageEntity::toDomain).toList();
  }

  @Override
  public List<StoredMessage> latest(List<FactKind> kinds) {
    return list("kind in ?1", kinds.stream().map(FactKind::noun).toList()).stream()
        .map(MessageEntity::toDomain)
        .toList();
  }

  @Override
  public boolean has(String campaignId, FactKind kind) {
    return count("campaignId = ?1 and kind = ?2", campaignId, kind.noun()) > 0;
  }

  @Override
  public boolean knows(String campaignId) {
    return count("campaignId", campaignId) > 0;
  }
}
