package dev.candor.quality.persistence;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.quality.domain.Api;
import dev.candor.quality.domain.Endpoint;
import dev.candor.quality.domain.GateRequest;
import dev.candor.quality.service.StoredGate;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.NullUnmarked;

/** A gate's row. */
@Entity
@Table(name = "gate")
@NullUnmarked
class GateEntity {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  Long id;

  @Column(name = "campaign_id")
  String campaignId;

  @Column(name = "gate_id")
  String gateId;

  @Column(name = "requested_at")
  Instant requestedAt;

  @Column(name = "endpoint_url")
  String endpointUrl;

  @Column(name = "endpoint_api")
  String endpointApi;

  @Column(name = "endpoint_model")
  String endpointModel;

  @Column(name = "endpoint_key_name")
  String endpointKeyName;

  @Column(name = "model_size")
  String modelSize;

  @JdbcTypeCode(SqlTypes.JSON)
  String thresholds;

  boolean announces;

  // Text, since an answer may hold a NUL, which PostgreSQL's jsonb refuses even when escaped.
  String decision;

  boolean announced;

  static GateEntity of(GateRequest request, boolean announces, ObjectMapper json) {
    GateEntity row = new GateEntity();
    row.campaignId = request.campaignId();
    row.gateId = request.gateId();
    row.requestedAt = request.requestedAt();
    row.endpointUrl = request.endpoint().url().toString();
    row.endpointApi = request.endpoint().api().map(Api::wireName).orElse("auto");
    row.endpointModel = request.endpoint().model().orElse("auto");
    row.endpointKeyName = request.endpoint().keyName().orElse(null);
    row.modelSize = request.modelSize();
    Map<String, Double> byName = new LinkedHashMap<>();
    request.thresholds().forEach((category, share) -> byName.put(category.wireName(), share));
    row.thresholds = StoredJson.write(json, byName);
    row.announces = announces;
    return row;
  }

  StoredGate toDomain(ObjectMapper json) {
    Endpoint endpoint =
        Endpoint.of(endpointUrl, endpointApi, endpointModel, Optional.ofNullable(endpointKeyName));
    GateRequest request =
        new GateRequest(
            campaignId,
            gateId,
            requestedAt,
            endpoint,
            modelSize,
            GateRequest.thresholds(StoredJson.readShares(json, thresholds)));
    return new StoredGate(
        request,
        announces,
        Optional.ofNullable(decision)
            .map(text -> StoredJson.read(json, text, DecisionDocument.class))
            .map(document -> document.toDomain(campaignId, gateId)),
        announced);
  }
}
