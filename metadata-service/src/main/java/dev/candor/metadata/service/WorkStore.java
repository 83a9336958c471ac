package dev.candor.metadata.service;

import java.util.List;
import java.util.Optional;

/**
 * What was asked for, what was made of it and whether it was told. Each call is one transaction.
 *
 * @param <Q> the request
 * @param <R> the result
 */
public interface WorkStore<Q, R> {
  /**
   * Notes a request; one that is known already stays as it was.
   *
   * @param key its natural key
   * @param original the request as it came, from which it is read again after a restart
   */
  void remember(Key key, String original);

  /** The request of that key. */
  Optional<Q> request(Key key);

  /** Keeps a result, as the document that will be published; the first one stays. */
  void keep(R result);

  /** The document, once there is a result. */
  Optional<String> document(Key key);

  /** Notes that the document was handed to the broker. */
  void markPublished(Key key);

  /** Keys of requests without a result, or with one that was not published, oldest first. */
  List<Key> owed();

  /** All documents of a campaign, oldest first. */
  List<String> documents(String campaignId);
}
