package dev.candor.quality.persistence;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.quality.domain.GateDecision;
import dev.candor.quality.domain.GateRequest;
import dev.candor.quality.service.GateStore;
import dev.candor.quality.service.StoredGate;
import io.quarkus.hibernate.orm.panache.PanacheRepository;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Optional;

/** Gates in PostgreSQL. */
@ApplicationScoped
class GateRepository implements GateStore, PanacheRepository<GateEntity> {
  private static final String KEY = "campaignId = ?1 and gateId = ?2";

  private final ObjectMapper json = new ObjectMapper();

  @Override
  @Transactional
  public void request(GateRequest request, boolean announces) {
    // The row of a natural key is made once even when two requests arrive together.
    getEntityManager()
        .createNativeQuery("select pg_advisory_xact_lock(hashtext(?1))")
        .setParameter(1, request.campaignId() + "/" + request.gateId())
        .getSingleResult();
    find(KEY, request.campaignId(), request.gateId())
        .firstResultOptional()
        .ifPresentOrElse(
            known -> known.announced = false,
            () -> persist(GateEntity.of(request, announces, json)));
  }

  @Override
  @Transactional
  public Optional<StoredGate> find(String campaignId, String gateId) {
    return find(KEY, campaignId, gateId).firstResultOptional().map(row -> row.toDomain(json));
  }

  @Override
  @Transactional
  public List<StoredGate> ofCampaign(String campaignId) {
    return list("campaignId = ?1 order by id", campaignId).stream()
        .map(row -> row.toDomain(json))
        .toList();
  }

  @Override
  @Transactional
  public List<StoredGate> unfinished() {
    return list("decision is null or (announces = true and announced = false) order by id").stream()
        .map(row -> row.toDomain(json))
        .toList();
  }

  @Override
  @Transactional
  public void decide(GateDecision decision) {
    find(KEY, decision.campaignId(), decision.gateId())
        .firstResultOptional()
        .filter(row -> row.decision == null)
        .ifPresent(row -> row.decision = StoredJson.write(json, DecisionDocument.of(decision)));
  }

  @Override
  @Transactional
  public void markAnnounced(String campaignId, String gateId) {
    update("announced = true where " + KEY, campaignId, gateId);
  }
}
