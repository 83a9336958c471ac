package dev.candor.report.persistence;

import dev.candor.report.service.FactKind;
import dev.candor.report.service.Published;
import dev.candor.report.service.ReportState;
import dev.candor.report.service.ReportStore;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Remembers reports in PostgreSQL. */
@ApplicationScoped
class ReportRepository implements ReportStore, PanacheRepositoryBase<ReportEntity, String> {
  private static final String OWED =
      """
      select r.campaignId from ReportEntity r
      where exists (select 1 from MessageEntity m
          where m.campaignId = r.campaignId and m.kind = :finished)
        and (r.builtRevision is null or r.builtRevision <> r.revision
          or r.announcedSha256 is null or r.announcedSha256 <> r.resultSha256)
      order by r.firstSeenAt
      """;

  @Override
  public void touched(String campaignId) {
    update("revision = revision + 1 where campaignId = ?1", campaignId);
  }

  @Override
  public Optional<ReportState> lock(String campaignId) {
    return find("campaignId", campaignId)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional()
        .map(ReportEntity::toDomain);
  }

  @Override
  public void built(String campaignId, long revision, Published published) {
    ReportEntity row = row(campaignId);
    row.builtRevision = revision;
    row.publishedAt = published.publishedAt();
    row.resultSha256 = published.resultSha256();
    row.headline = published.headline();
    row.passed = published.passed();
    row.failed = published.failed();
    row.notEvaluable = published.notEvaluable();
  }

  @Override
  public void announced(String campaignId, String resultSha256) {
    row(campaignId).announcedSha256 = resultSha256;
  }

  @Override
  public List<String> owed() {
    return getEntityManager()
        .createQuery(OWED, String.class)
        .setParameter("finished", FactKind.CAMPAIGN_FINISHED.noun())
        .getResultList();
  }

  @Override
  public Map<String, String> headlines() {
    return list("headline is not null").stream()
        .collect(
            Collectors.toMap(row -> row.campaignId, row -> Objects.requireNonNull(row.headline)));
  }

  private ReportEntity row(String campaignId) {
    return findByIdOptional(campaignId)
        .orElseThrow(
            () -> new IllegalStateException("campaign " + campaignId + " has no report row"));
  }
}
