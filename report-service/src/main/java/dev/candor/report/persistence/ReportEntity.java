package dev.candor.report.persistence;

import dev.candor.report.service.Published;
import dev.candor.report.service.ReportState;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One row of {@code report}. */
@Entity
@Table(name = "report")
class ReportEntity {
  @Id
  @Column(name = "campaign_id")
  String campaignId = "";

  @Column(name = "first_seen_at")
  Instant firstSeenAt = Instant.EPOCH;

  long revision;

  @Column(name = "built_revision")
  @Nullable Long builtRevision;

  @Column(name = "published_at")
  @Nullable Instant publishedAt;

  @Column(name = "result_sha256")
  @Nullable String resultSha256;

  @Nullable String headline;

  @Nullable Integer passed;

  @Nullable Integer failed;

  @Column(name = "not_evaluable")
  @Nullable Integer notEvaluable;

  @Column(name = "announced_sha256")
  @Nullable String announcedSha256;

  ReportState toDomain() {
    return new ReportState(
        revision,
        Optional.ofNullable(builtRevision),
        published(),
        Optional.ofNullable(announcedSha256));
  }

  private Optional<Published> published() {
    if (publishedAt == null || resultSha256 == null || headline == null) {
      return Optional.empty();
    }
    return Optional.of(
        new Published(
            campaignId,
            publishedAt,
            resultSha256,
            headline,
            count(passed),
            count(failed),
            count(notEvaluable)));
  }

  private static int count(@Nullable Integer value) {
    if (value == null) {
      throw new IllegalStateException("a published report has no tally of its rules");
    }
    return value;
  }
}
