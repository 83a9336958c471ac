package dev.candor.quality.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.candor.quality.domain.Api;
import dev.candor.quality.domain.Category;
import dev.candor.quality.domain.GateRequest;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GateRequestedContractTest {
  @Test
  void shouldReadTheProducersSample() throws Exception {
    // Given
    String sample = Contracts.sample("load-service", "gate-requested.v1.json");

    // When
    GateRequest request = GateRequestedConsumer.decode(sample).toDomain();

    // Then
    assertThat(request.campaignId()).isEqualTo("c-20261201-161200-7f3a");
    assertThat(request.gateId()).isEqualTo("mechanical");
    assertThat(request.requestedAt()).isEqualTo("2026-12-01T16:12:05Z");
    assertThat(request.endpoint().url()).hasToString("http://127.0.0.1:8000");
    assertThat(request.endpoint().api()).contains(Api.CHAT);
    assertThat(request.endpoint().model()).contains("smollm2-135m");
    assertThat(request.endpoint().keyName()).isEqualTo(Optional.empty());
    assertThat(request.modelSize()).isEqualTo("auto");
    assertThat(request.thresholds()).isEqualTo(Map.of(Category.ARITHMETIC, 0.5));
  }

  @Test
  void shouldKnowEveryCategoryThatACampaignFileMayName() throws Exception {
    // When
    Set<String> allowed = new HashSet<>();
    new ObjectMapper()
        .readTree(Contracts.campaignSchema())
        .at("/properties/gate/properties/thresholds/propertyNames/enum")
        .forEach(name -> allowed.add(name.asText()));

    // Then
    assertThat(allowed)
        .isEqualTo(
            Arrays.stream(Category.values()).map(Category::wireName).collect(Collectors.toSet()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"campaign_id", "gate_id", "requested_at", "endpoint", "model_size", "thresholds"})
  void shouldRefuseAMessageWithoutARequiredField(String field) throws Exception {
    // Given
    ObjectNode message =
        (ObjectNode)
            new ObjectMapper().readTree(Contracts.sample("load-service", "gate-requested.v1.json"));
    message.remove(field);

    // When
    var refused = assertThatThrownBy(() -> GateRequestedConsumer.decode(message.toString()));

    // Then
    refused.hasMessageContaining(field);
  }
}
