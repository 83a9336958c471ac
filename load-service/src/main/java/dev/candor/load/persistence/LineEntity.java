package dev.candor.load.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.SequenceGenerator;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A row of {@code campaign_line}. */
@Entity
@Table(name = "campaign_line")
class LineEntity {
  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "campaign_line_seq")
  @SequenceGenerator(
      name = "campaign_line_seq",
      sequenceName = "campaign_line_seq",
      allocationSize = 1)
  @Nullable Long sequence;

  @Column(name = "campaign_id")
  String campaignId = "";

  Instant at = Instant.EPOCH;

  String kind = "";

  String severity = "";

  String text = "";

  @Column(name = "window_id")
  @Nullable String windowId;

  @Nullable Integer attempt;

  @Nullable String source;
}
