package dev.candor.load.service;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.candor.load.domain.campaign.file.Reading;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The published schema and the reader agree on what is a campaign file. */
class CampaignSchemaTest {
  private static final String HEAD = "candor: campaign/v1\nname: demo\n";
  private final JsonSchema schema =
      JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
          .getSchema(
              CampaignSchemaTest.class.getResourceAsStream("/schema/campaign.v1.schema.json"));
  private final CampaignFiles files =
      new CampaignFiles(Optional.of("http://127.0.0.1:9000"), () -> 1);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "levels: [1, 100000]",
        "shapes: [prefill-heavy]",
        "shapes: [{name: a, kind: custom, prompt_tokens: {min: 1, max: 2}, output_tokens: 1}]",
        "endpoint: {url: 'https://host:1/x', api: chat, model: m, api_key: k-1}",
        "engine: {restart: allowed, declared: {a: b, n: 3}}",
        "window: {ramp: 0s, length: PT2S}",
        "burst: []",
        "sampling: {seed: none, top_p: 0.1}",
        "sampling: {seed: 3}",
        "gate: {model_size: large, thresholds: {copying: 1, needle: 0}}",
        "reference: {ttft: 1ms, itl: 0ms, tokens_per_chunk: 4}"
      })
  void shouldBothAcceptWhatIsRight(String rest) throws Exception {
    // Given
    String text = HEAD + rest;

    // When
    boolean read = files.read(text) instanceof Reading.Right;

    // Then
    assertThat(read).isTrue();
    assertThat(schema.validate(tree(text))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "levels: []",
        "levels: [0]",
        "levels: [1.5]",
        "levels: [1, 1]",
        "levels: 4",
        "levels: [100001]",
        "repeats: 21",
        "nonsense: 1",
        "sut_boundary: engine",
        "endpoint: {}",
        "endpoint: {url: ftp://host}",
        "endpoint: {url: 'http://u:p@host'}",
        "endpoint: {url: 'http://host', api_key: Not-A-Name}",
        "shapes: []",
        "shapes: [{kind: custom}]",
        "shapes: [other]",
        "window: {ramp: 20}",
        "window: {length: soon}",
        "sampling: {temperature: 3}",
        "sampling: {top_p: 0}",
        "sampling: {ignore_eos: 1}",
        "gate: {thresholds: {copying: 2}}",
        "gate: {thresholds: {charm: 0.5}}",
        "seeds: {prompts: -1}",
        "reference: {tokens_per_chunk: 0}",
        "engine: {restart: maybe}"
      })
  void shouldBothRefuseWhatIsWrong(String rest) throws Exception {
    // Given
    String text = HEAD + rest;

    // When
    boolean read = files.read(text) instanceof Reading.Right;

    // Then
    assertThat(read).isFalse();
    assertThat(schema.validate(tree(text))).isNotEmpty();
  }

  private static JsonNode tree(String yaml) throws Exception {
    return new ObjectMapper(new YAMLFactory()).readTree(yaml);
  }
}
