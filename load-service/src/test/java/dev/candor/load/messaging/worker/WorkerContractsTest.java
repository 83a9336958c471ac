package dev.candor.load.messaging.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.candor.load.domain.prompt.ApiKind;
import dev.candor.load.domain.prompt.TokenSpan;
import dev.candor.load.domain.schedule.LoadKind;
import dev.candor.load.worker.Assignment;
import dev.candor.load.worker.LevelReport;
import dev.candor.load.worker.Worker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WorkerContractsTest {
  private static final Path CONTRACTS = Path.of("src/main/resources/contracts");
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static String sample(String name) throws IOException {
    return Files.readString(CONTRACTS.resolve("samples").resolve(name + ".json"));
  }

  private static String pretty(String json) throws IOException {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter() {
          private static final long serialVersionUID = 1L;

          @Override
          public DefaultPrettyPrinter createInstance() {
            return this;
          }

          @Override
          public void writeObjectFieldValueSeparator(com.fasterxml.jackson.core.JsonGenerator g)
              throws IOException {
            g.writeRaw(": ");
          }
        };
    printer.indentObjectsWith(indenter);
    printer.indentArraysWith(indenter);
    return MAPPER.writer(printer).writeValueAsString(MAPPER.readTree(json)) + "\n";
  }

  @ParameterizedTest
  @CsvSource({
    "level-measured.v1,level-measured.v1",
    "level-measured.v1.failed,level-measured.v1",
    "worker-heartbeat.v1,worker-heartbeat.v1",
    "worker-heartbeat.v1.idle,worker-heartbeat.v1"
  })
  void shouldHaveSamplesThatTheirSchemaAllows(String sample, String schema) throws IOException {
    // Given
    String text = Files.readString(CONTRACTS.resolve(schema + ".schema.json"));
    JsonNode message = MAPPER.readTree(sample(sample));

    // When
    var problems =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(text)
            .validate(message);

    // Then
    assertThat(problems).isEmpty();
  }

  @Test
  void shouldWriteAMeasurementAsTheSampleShows() throws IOException {
    // Given
    String sample = sample("level-measured.v1");
    LevelMeasuredMessage message = Json.read(sample, LevelMeasuredMessage.class);

    // When
    String written = Json.write(message);

    // Then
    assertThat(pretty(written)).isEqualTo(sample);
  }

  @Test
  void shouldWriteAFailureAsTheSampleShows() throws IOException {
    // Given
    Assignment assignment =
        Json.read(sample("level-assigned.v1"), LevelAssignedMessage.class).toAssignment();
    LevelReport report =
        new LevelReport.Failed(
            assignment,
            Instant.parse("2026-12-01T16:16:22Z"),
            "the endpoint refused every connection for 5 s: http://127.0.0.1:8000");

    // When
    String written = Json.write(LevelMeasuredMessage.of(report));

    // Then
    assertThat(pretty(written)).isEqualTo(sample("level-measured.v1.failed"));
  }

  @Test
  void shouldWriteHeartbeatsAsTheSamplesShow() throws IOException {
    // Given
    Instant start = Instant.parse("2026-12-01T16:10:00Z");
    Instant at = Instant.parse("2026-12-01T16:14:05Z");
    Worker.Busy busy =
        new Worker.Busy("c-20261201-161200-7f3a", "r1-decode-heavy-n4", 1, "window", 101.5, 4);

    // When
    String written =
        Json.write(HeartbeatMessage.of("w-5d1f0c2a", "bench-1", start, at, Optional.of(busy)));
    String idle =
        Json.write(HeartbeatMessage.of("w-5d1f0c2a", "bench-1", start, at, Optional.empty()));

    // Then
    assertThat(pretty(written)).isEqualTo(sample("worker-heartbeat.v1"));
    assertThat(pretty(idle)).isEqualTo(sample("worker-heartbeat.v1.idle"));
  }

  @Test
  void shouldReadAnAssignment() throws IOException {
    // Given
    String sample = sample("level-assigned.v1");

    // When
    Assignment assignment = Json.read(sample, LevelAssignedMessage.class).toAssignment();

    // Then
    assertThat(assignment.key())
        .isEqualTo(new Assignment.Key("c-20261201-161200-7f3a", "r1-decode-heavy-n4", 1, 0));
    assertThat(assignment.load())
        .isEqualTo(new LoadKind.Steady(4, Duration.ofSeconds(20), Duration.ofSeconds(120)));
    assertThat(assignment.api()).contains(ApiKind.CHAT);
    assertThat(assignment.promptTokens()).isEqualTo(new TokenSpan(39, 42));
    assertThat(assignment.stallTimeout()).isEqualTo(Duration.ofSeconds(60));
    assertThat(assignment.promptSeed()).isEqualTo(6360565151759869000L);
  }

  @Test
  void shouldReadACancellation() throws IOException {
    // Given
    String sample = sample("level-cancelled.v1");

    // When
    LevelCancelledMessage message = Json.read(sample, LevelCancelledMessage.class);

    // Then
    assertThat(message)
        .isEqualTo(
            new LevelCancelledMessage(
                "c-20261201-161200-7f3a", "r1-decode-heavy-n4", 1, "w-5d1f0c2a"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"streams", "prompt_seed", "endpoint", "ramp_s", "limits"})
  void shouldRefuseAnAssignmentWithoutARequiredField(String field) throws IOException {
    // Given
    var message =
        (com.fasterxml.jackson.databind.node.ObjectNode)
            MAPPER.readTree(sample("level-assigned.v1"));
    message.remove(field);

    // When
    ThrowingCallable reading = () -> Json.read(message.toString(), LevelAssignedMessage.class);

    // Then
    assertThatThrownBy(reading)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(field);
  }
}
