package dev.candor.report.messaging;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.report.domain.facts.Fact;
import dev.candor.report.service.FactDecoder;
import dev.candor.report.service.FactKind;
import dev.candor.report.service.UnreadableMessageException;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.DateTimeException;

/** Decodes each kind of message by its wire record. */
@ApplicationScoped
public class JsonFactDecoder implements FactDecoder {
  private static final String CAMPAIGN_ID = "[A-Za-z0-9][A-Za-z0-9._-]{0,127}";

  @Override
  public Fact decode(FactKind kind, String json) {
    ObjectMapper mapper = WireJson.mapper();
    try {
      Fact fact = read(kind, json, mapper);
      if (!fact.campaignId().matches(CAMPAIGN_ID)) {
        throw new IllegalArgumentException(
            "campaign_id: '"
                + fact.campaignId()
                + "' is no id; use up to 128 of A-Z a-z 0-9 . _ -");
      }
      return fact;
    } catch (JsonProcessingException
        | IllegalArgumentException
        | DateTimeException
        | NullPointerException e) {
      throw new UnreadableMessageException(
          "candor." + kind.noun() + ".v1 breaks its contract: " + e.getMessage(), e);
    }
  }

  private static Fact read(FactKind kind, String json, ObjectMapper mapper)
      throws JsonProcessingException {
    return switch (kind) {
      case CAMPAIGN_ACCEPTED -> mapper.readValue(json, CampaignAcceptedMessage.class).toDomain();
      case CAMPAIGN_PROGRESSED ->
          mapper.readValue(json, CampaignProgressedMessage.class).toDomain();
      case CAMPAIGN_FINISHED -> mapper.readValue(json, CampaignFinishedMessage.class).toDomain();
      case SERVING_CONFIG_CAPTURED ->
          mapper.readValue(json, ServingConfigCapturedMessage.class).toDomain();
      case GATE_DECIDED -> mapper.readValue(json, GateDecidedMessage.class).toDomain();
      case ENGINE_RESTARTED -> mapper.readValue(json, EngineRestartedMessage.class).toDomain();
      case SNAPSHOT_TAKEN -> mapper.readValue(json, SnapshotTakenMessage.class).toDomain();
      case WINDOW_RECORDED -> mapper.readValue(json, WindowRecordedMessage.class).toDomain();
    };
  }
}
