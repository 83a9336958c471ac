package dev.candor.load.messaging.coordinator;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the coordinator says is, byte for byte, what the samples show; and the schemas agree. */
class ContractsTest {
  private static final Path CONTRACTS = Path.of("src/main/resources/contracts");
  private static final ObjectMapper JSON = new ObjectMapper();

  static Stream<Arguments> messages() {
    return Samples.all().entrySet().stream().map(e -> Arguments.of(e.getKey(), e.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("messages")
  void shouldWriteTheSampleByteForByte(String sample, Object message) throws IOException {
    // When
    String written = pretty(JSON.readTree(Wire.write(message)));

    // Then
    assertThat(written)
        .isEqualTo(Files.readString(CONTRACTS.resolve("samples/" + sample + ".json")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("messages")
  void shouldSatisfyItsSchemaAndNoFieldMayBeMissing(String sample, Object message)
      throws IOException {
    // Given
    JsonSchema schema = schema(sample.replaceAll("\\.v1.*", ".v1"));
    JsonNode whole = JSON.readTree(Wire.write(message));

    // When
    var mistakes = schema.validate(whole);

    // Then
    assertThat(mistakes).isEmpty();
    for (Map.Entry<String, JsonNode> field : whole.properties()) {
      JsonNode without = ((ObjectNode) whole.deepCopy()).without(field.getKey());
      assertThat(schema.validate(without)).as("without " + field.getKey()).isNotEmpty();
    }
  }

  @Test
  void shouldAllowNoUnknownField() throws IOException {
    // Given
    JsonNode message =
        JSON.readTree(
            "{\"campaign_id\":\"c\",\"window_id\":\"w\",\"attempt\":1,\"worker_id\":\"w\",\"x\":1}");

    // When
    var mistakes = schema("level-cancelled.v1").validate(message);

    // Then
    assertThat(mistakes).hasSize(1);
  }

  private static JsonSchema schema(String noun) throws IOException {
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
        .getSchema(Files.readString(CONTRACTS.resolve(noun + ".schema.json")));
  }

  private static String pretty(JsonNode node) throws IOException {
    DefaultIndenter indent = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter(
                Separators.createDefaultInstance()
                    .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                    .withArrayEmptySeparator("")
                    .withObjectEmptySeparator(""))
            .withArrayIndenter(indent)
            .withObjectIndenter(indent);
    return JSON.writer(printer).writeValueAsString(node) + "\n";
  }
}
