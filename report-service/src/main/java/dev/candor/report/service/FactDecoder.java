package dev.candor.report.service;

import dev.candor.report.domain.facts.Fact;

/** Reads a message's JSON into what it says. */
public interface FactDecoder {
  /**
   * Decodes a message.
   *
   * @throws UnreadableMessageException when it breaks its contract
   */
  Fact decode(FactKind kind, String json);
}
