package dev.candor.metadata.service;

/** Tells the other services. */
public interface Publisher {
  /** What can be told. */
  enum Noun {
    SERVING_CONFIG_CAPTURED,
    SNAPSHOT_TAKEN,
    ENGINE_RESTARTED
  }

  /**
   * Sends a document and returns when the broker has it.
   *
   * @throws RuntimeException when the broker did not take it in time
   */
  void publish(Noun noun, String campaignId, String document);
}
