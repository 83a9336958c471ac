package dev.candor.quality.persistence;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.quality.domain.Baseline;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.NullUnmarked;

/** A baseline's row. */
@Entity
@Table(name = "baseline")
@NullUnmarked
class BaselineEntity {
  @Id String model;

  @Column(name = "recorded_at")
  Instant recordedAt;

  String source;

  @JdbcTypeCode(SqlTypes.JSON)
  String items;

  void take(Baseline baseline, ObjectMapper json) {
    recordedAt = baseline.recordedAt();
    source = baseline.source();
    items = StoredJson.write(json, baseline.passedById());
  }

  Baseline toDomain(ObjectMapper json) {
    return new Baseline(model, recordedAt, source, StoredJson.readResults(json, items));
  }
}
