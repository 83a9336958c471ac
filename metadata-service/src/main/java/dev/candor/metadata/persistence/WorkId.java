package dev.candor.metadata.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.io.Serializable;
import java.util.Objects;

/** The natural key of a row: which kind of work, for which campaign, which part of it. */
@Embeddable
public class WorkId implements Serializable {
  private static final long serialVersionUID = 1L;

  @Column(name = "kind")
  String kind = "";

  @Column(name = "campaign_id")
  String campaignId = "";

  @Column(name = "part")
  String part = "";

  protected WorkId() {}

  WorkId(String kind, String campaignId, String part) {
    this.kind = kind;
    this.campaignId = campaignId;
    this.part = part;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof WorkId id
        && kind.equals(id.kind)
        && campaignId.equals(id.campaignId)
        && part.equals(id.part);
  }

  @Override
  public int hashCode() {
    return Objects.hash(kind, campaignId, part);
  }
}
