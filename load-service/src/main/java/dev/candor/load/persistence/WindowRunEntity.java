package dev.candor.load.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A row of {@code window_run}. */
@Entity
@Table(name = "window_run")
class WindowRunEntity {
  @Id
  @Column(name = "run_key")
  String key = "";

  @Column(name = "campaign_id")
  String campaignId = "";

  @Column(name = "window_id")
  String windowId = "";

  int attempt;

  int place;

  String state = "";

  @Nullable String reason;

  String workers = "[]";

  String flags = "[]";

  String snapshots = "{}";

  @Column(columnDefinition = "text")
  @Nullable String measurement;

  @Column(name = "recorded_at")
  Instant recordedAt = Instant.EPOCH;

  static String key(String campaignId, String windowId, int attempt) {
    return campaignId + "/" + windowId + "/" + attempt;
  }
}
