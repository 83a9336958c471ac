package dev.candor.metadata.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import org.jspecify.annotations.Nullable;

/** One request and what became of it. */
@Entity
@Table(name = "work")
public class WorkEntity {
  @EmbeddedId WorkId id = new WorkId();

  /** The order of arrival. */
  @Column(name = "seq", insertable = false, updatable = false)
  long seq;

  /** The request as it came. */
  @Column(name = "request", updatable = false)
  String request = "";

  /** How far it has come, for work that must not be begun twice. */
  @Column(name = "progress")
  @Nullable String progress;

  /** The document to publish, once there is one. */
  @Column(name = "document")
  @Nullable String document;

  /** Whether the broker has it. */
  @Column(name = "published")
  boolean published;
}
