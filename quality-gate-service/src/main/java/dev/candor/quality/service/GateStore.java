package dev.candor.quality.service;

import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.GateRequest;
import java.util.List;
import java.util.Optional;

/** Remembers gates by campaign and gate id. Each call is a transaction of its own. */
public interface GateStore {
  /** Remembers a request; a gate that is known keeps its decision and owes it once more. */
  void request(GateRequest request, boolean announces);

  /** One gate. */
  Optional<StoredGate> find(String campaignId, String gateId);

  /** A campaign's gates, oldest first. */
  List<StoredGate> ofCampaign(String campaignId);

  /** Gates with something left to do, oldest first. */
  List<StoredGate> unfinished();

  /** Remembers a decision. The first one stands. */
  void decide(GateDecision decision);

  /** Remembers that a decision was handed over. */
  void markAnnounced(String campaignId, String gateId);
}
