package dev.candor.report.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** One row of {@code artifact}. */
@Entity
@Table(name = "artifact")
class ArtifactEntity {
  @Id String sha256 = "";

  long bytes;

  @Column(name = "media_type")
  String mediaType = "";

  @Column(name = "stored_at")
  Instant storedAt = Instant.EPOCH;
}
