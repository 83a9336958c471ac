package dev.candor.report.service;

import java.time.Instant;
import java.util.List;

/** Keeps messages by natural key. */
public interface MessageStore {
  /**
   * Keeps a message unless a later one with its key is kept already.
   *
   * @return whether what is kept has changed
   */
  boolean keep(StoredMessage message, Instant now);

  /** All messages of a campaign. */
  List<StoredMessage> of(String campaignId);

  /** The latest message of these kinds of every campaign, for the index. */
  List<StoredMessage> latest(List<FactKind> kinds);

  /** Whether a campaign has a message of that kind. */
  boolean has(String campaignId, FactKind kind);

  /** Whether anything is known about a campaign. */
  boolean knows(String campaignId);
}
