package dev.candor.report.render;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import dev.candor.report.fixture.Contracts;
import dev.candor.report.fixture.Pages;
import dev.candor.report.messaging.JsonFactDecoder;
import dev.candor.report.service.FactKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The result format is sealed: messages that were written down once give this file, byte for byte,
 * whatever the producers do today. A changed file is a changed format, and then a new version.
 */
class ResultFileTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  private final QuteRenderer renderer = new QuteRenderer(Pages.engine());

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "de-DE", "ar-EG", "tr-TR"})
  void shouldWriteTheSealedFileUnderEveryLocale(String locale) throws IOException {
    // Given
    Path golden = GOLDEN.resolve("result.v1.json");
    Locale before = Locale.getDefault();

    // When
    String written;
    try {
      Locale.setDefault(Locale.forLanguageTag(locale));
      written = renderer.resultJson(Pages.file(new JsonFactDecoder(), sealed()));
    } finally {
      Locale.setDefault(before);
    }

    // Then
    if (Boolean.getBoolean("candor.golden.update")) {
      Files.writeString(golden, written);
    }
    assertThat(written).isEqualTo(Files.readString(golden));
  }

  @Test
  void shouldKeepToItsSchema() throws IOException {
    // Given
    JsonSchema schema =
        JsonSchemaFactory.getInstance(VersionFlag.V202012)
            .getSchema(
                Files.readString(
                    Path.of("src/main/resources/contracts/candor.result.v1.schema.json")));

    // When
    String sample = renderer.resultJson(Pages.sample(new JsonFactDecoder()));

    // Then
    assertThat(schema.validate(Contracts.JSON.readTree(sample))).isEmpty();
    assertThat(schema.validate(Contracts.JSON.readTree(GOLDEN.resolve("result.v1.json").toFile())))
        .isEmpty();
  }

  @Test
  void shouldCarryEveryMessageWordForWord() throws IOException {
    // Given
    Map<FactKind, List<ObjectNode>> messages = sealed();

    // When
    JsonNode result =
        Contracts.JSON.readTree(renderer.resultJson(Pages.file(new JsonFactDecoder(), messages)));

    // Then
    assertThat(result.get("campaign")).isEqualTo(messages.get(FactKind.CAMPAIGN_ACCEPTED).get(0));
    assertThat(result.get("windows")).hasSameSizeAs(messages.get(FactKind.WINDOW_RECORDED));
    assertThat(result.get("gates").get(0)).isEqualTo(messages.get(FactKind.GATE_DECIDED).get(0));
  }

  private static Map<FactKind, List<ObjectNode>> sealed() throws IOException {
    Map<FactKind, List<ObjectNode>> messages = new LinkedHashMap<>();
    JsonNode all = Contracts.JSON.readTree(GOLDEN.resolve("messages.json").toFile());
    all.properties()
        .forEach(
            entry -> {
              List<ObjectNode> list = new ArrayList<>();
              entry.getValue().forEach(message -> list.add((ObjectNode) message));
              messages.put(FactKind.of(entry.getKey()), list);
            });
    return messages;
  }
}
