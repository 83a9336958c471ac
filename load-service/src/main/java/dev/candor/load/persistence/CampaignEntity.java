package dev.candor.load.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A row of {@code campaign}. */
@Entity
@Table(name = "campaign")
class CampaignEntity {
  @Id String id = "";

  String name = "";

  @Column(name = "endpoint_url")
  String endpointUrl = "";

  @Column(name = "accepted_at")
  Instant acceptedAt = Instant.EPOCH;

  @Column(name = "state_label")
  String stateLabel = "";

  @Column(name = "is_over")
  boolean over;

  @Column(name = "engine_is_reference")
  boolean engineIsReference;

  @Column(columnDefinition = "text")
  String spec = "";

  @Column(columnDefinition = "text")
  String plan = "";

  @Column(columnDefinition = "text")
  String state = "";

  @Column(name = "sequence_cap")
  @Nullable Integer sequenceCap;

  @Column(columnDefinition = "text")
  @Nullable String gate;

  @Column(name = "report_url")
  @Nullable String reportUrl;
}
