package dev.candor.metadata.persistence;

import dev.candor.metadata.service.Key;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Optional;

/** Rows of the work table; each call is one transaction. */
@ApplicationScoped
public class WorkRepository implements PanacheRepositoryBase<WorkEntity, WorkId> {
  @Transactional
  void remember(String kind, Key key, String original) {
    getEntityManager()
        .createNativeQuery(
            "insert into {h-schema}work (kind, campaign_id, part, request)"
                + " values (:kind, :campaign, :part, :request) on conflict do nothing")
        .setParameter("kind", kind)
        .setParameter("campaign", key.campaignId())
        .setParameter("part", key.part())
        .setParameter("request", original)
        .executeUpdate();
  }

  @Transactional
  Optional<WorkEntity> row(String kind, Key key) {
    return findByIdOptional(new WorkId(kind, key.campaignId(), key.part()));
  }

  @Transactional
  void keep(String kind, Key key, String document) {
    row(kind, key).filter(row -> row.document == null).ifPresent(row -> row.document = document);
  }

  @Transactional
  void progress(String kind, Key key, String progress) {
    row(kind, key).ifPresent(row -> row.progress = progress);
  }

  @Transactional
  void markPublished(String kind, Key key) {
    row(kind, key).ifPresent(row -> row.published = true);
  }

  @Transactional
  List<Key> owed(String kind) {
    return list("id.kind = ?1 and published = false order by seq", kind).stream()
        .map(row -> new Key(row.id.campaignId, row.id.part))
        .toList();
  }

  @Transactional
  List<String> documents(String kind, String campaignId) {
    return list(
            "id.kind = ?1 and id.campaignId = ?2 and document is not null order by seq",
            kind,
            campaignId)
        .stream()
        .flatMap(row -> Optional.ofNullable(row.document).stream())
        .toList();
  }

  @Transactional
  int snapshotsWithCounters(String campaignId, String phase) {
    Number count =
        (Number)
            getEntityManager()
                .createNativeQuery(
                    "select count(*) from {h-schema}work where kind = 'snapshot'"
                        + " and campaign_id = :campaign and document is not null"
                        + " and cast(document as jsonb) ->> 'phase' = :phase"
                        + " and cast(document as jsonb) -> 'engine' ->> 'running' is not null")
                .setParameter("campaign", campaignId)
                .setParameter("phase", phase)
                .getSingleResult();
    return count.intValue();
  }
}
