package dev.candor.report.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import dev.candor.report.domain.facts.Fact;
import dev.candor.report.fixture.Contracts;
import dev.candor.report.service.FactKind;
import dev.candor.report.service.Published;
import dev.candor.report.service.UnreadableMessageException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ContractTest {
  private static final Path OWN = Path.of("src/main/resources/contracts");

  private final JsonFactDecoder decoder = new JsonFactDecoder();

  record Sample(FactKind kind, Path path) {}

  static Stream<Sample> samples() throws Exception {
    Stream.Builder<Sample> found = Stream.builder();
    for (String producer :
        new String[] {"load-service", "metadata-service", "quality-gate-service"}) {
      Path folder = Path.of("..", producer, "src/main/resources/contracts/samples");
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.sorted().toList()) {
          for (FactKind kind : FactKind.values()) {
            if (file.getFileName().toString().startsWith(kind.noun() + ".v1")) {
              found.add(new Sample(kind, file));
            }
          }
        }
      }
    }
    return found.build();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void shouldDecodeEverySampleOfEveryProducer(Sample sample) throws Exception {
    // Given
    String json = Files.readString(sample.path());

    // When
    Fact fact = decoder.decode(sample.kind(), json);

    // Then
    assertThat(fact.campaignId()).isEqualTo("c-20261201-161200-7f3a");
    assertThat(fact.naturalKey()).isNotBlank();
    assertThat(fact.happenedAt()).isAfter(Instant.parse("2026-01-01T00:00:00Z"));
  }

  @ParameterizedTest
  @CsvSource({
    "/measurement,tokens_in_window",
    "/measurement,window_s",
    "/measurement/in_flight,mean",
    "/measurement/requests,failed",
    "'',streams",
    "'',attempt"
  })
  void shouldRefuseAWindowThatLacksANumber(String parent, String field) {
    // Given
    ObjectNode message = Contracts.tree("load-service", "window-recorded.v1");
    ((ObjectNode) message.at(parent)).remove(field);

    // When
    var thrown =
        assertThatThrownBy(() -> decoder.decode(FactKind.WINDOW_RECORDED, message.toString()));

    // Then
    thrown
        .isInstanceOf(UnreadableMessageException.class)
        .hasMessageContaining("candor.window-recorded.v1 breaks its contract");
  }

  @ParameterizedTest
  @CsvSource({"not json", "{}", "[]", "{\"campaign_id\":\"../../etc\"}"})
  void shouldRefuseWhatIsNoMessage(String json) {
    // When
    var thrown = assertThatThrownBy(() -> decoder.decode(FactKind.CAMPAIGN_FINISHED, json));

    // Then
    thrown.isInstanceOf(UnreadableMessageException.class);
  }

  @Test
  void shouldRefuseACampaignIdThatIsAPath() {
    // Given
    ObjectNode message = Contracts.tree("load-service", "campaign-finished.v1");
    message.put("campaign_id", "../../etc/passwd");

    // When
    var thrown =
        assertThatThrownBy(() -> decoder.decode(FactKind.CAMPAIGN_FINISHED, message.toString()));

    // Then
    thrown.isInstanceOf(UnreadableMessageException.class).hasMessageContaining("is no id");
  }

  @Test
  void shouldWriteReportPublishedAsItsSample() throws Exception {
    // Given
    String sample = Files.readString(OWN.resolve("samples/report-published.v1.json"));
    Published published =
        new Published(
            "c-20261201-161200-7f3a",
            Instant.parse("2026-12-01T16:30:05Z"),
            "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
            "headline",
            9,
            3,
            4);

    // When
    String json =
        pretty(
            ReportPublishedMessage.of(
                published, "http://127.0.0.1:8094/campaigns/c-20261201-161200-7f3a"));

    // Then
    assertThat(json).isEqualTo(sample);
  }

  @Test
  void shouldKeepTheSampleWithinItsSchema() throws Exception {
    // Given
    JsonNode sample =
        Contracts.JSON.readTree(Files.readString(OWN.resolve("samples/report-published.v1.json")));
    String schema = Files.readString(OWN.resolve("report-published.v1.schema.json"));

    // When
    var problems =
        JsonSchemaFactory.getInstance(VersionFlag.V202012).getSchema(schema).validate(sample);

    // Then
    assertThat(problems).isEmpty();
  }

  private static String pretty(Object message) throws Exception {
    ObjectMapper mapper = WireJson.mapper().copy().enable(SerializationFeature.INDENT_OUTPUT);
    var indenter = new com.fasterxml.jackson.core.util.DefaultIndenter("  ", "\n");
    var printer =
        new com.fasterxml.jackson.core.util.DefaultPrettyPrinter(
                com.fasterxml.jackson.core.util.Separators.createDefaultInstance()
                    .withObjectFieldValueSpacing(
                        com.fasterxml.jackson.core.util.Separators.Spacing.AFTER))
            .withObjectIndenter(indenter)
            .withArrayIndenter(indenter);
    return mapper.writer(printer).writeValueAsString(message) + "\n";
  }
}
