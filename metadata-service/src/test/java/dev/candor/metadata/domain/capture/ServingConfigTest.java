package dev.candor.metadata.domain.capture;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ServingConfigTest {
  private static final Instant NOW = Instant.parse("2026-12-01T16:00:00Z");

  @Test
  void shouldBelieveTheEngineBeforeWhatItWasToldAndShowBoth() {
    // Given
    List<FieldReading> readings =
        List.of(
            reading("max_model_len", Source.DECLARED, 1024L),
            reading("max_model_len", Source.PROCESS, 4096L),
            reading("max_model_len", Source.ENDPOINT, 2048));

    // When
    ServingConfig config = ServingConfig.of(readings);

    // Then
    assertThat(config.values().getFirst().value()).isEqualTo(2048);
    assertThat(config.conflicts()).hasSize(1);
    assertThat(config.conflicts().getFirst().readings())
        .extracting(Evidence::source)
        .containsExactly(Source.ENDPOINT, Source.PROCESS, Source.DECLARED);
  }

  @Test
  void shouldTakeNumbersOfAnyTypeAsTheSame() {
    // Given
    List<FieldReading> readings =
        List.of(
            reading("gpu_memory_utilization", Source.ENDPOINT, 0.92),
            reading("gpu_memory_utilization", Source.PROCESS, 0.920f),
            reading("max_num_seqs", Source.ENDPOINT, 4),
            reading("max_num_seqs", Source.PROCESS, 4L));

    // When
    ServingConfig config = ServingConfig.of(readings);

    // Then
    assertThat(config.conflicts()).isEmpty();
  }

  @Test
  void shouldSeeNoConflictWhereTheEngineWasAskedToChoose() {
    // Given
    List<FieldReading> readings =
        List.of(
            reading("max_model_len", Source.ENDPOINT, 40960),
            reading("max_model_len", Source.PROCESS, -1),
            reading("dtype", Source.ENDPOINT, "bfloat16"),
            reading("dtype", Source.PROCESS, "auto"));

    // When
    ServingConfig config = ServingConfig.of(readings);

    // Then
    assertThat(config.conflicts()).isEmpty();
  }

  @Test
  void shouldNotCountADeclaredValueAsRead() {
    // Given
    List<FieldReading> readings = List.of(reading("kernel", Source.DECLARED, "marlin"));

    // When
    ServingConfig config = ServingConfig.of(readings);

    // Then
    assertThat(config.hasRead("kernel")).isFalse();
    assertThat(config.values()).hasSize(1);
  }

  @Test
  void shouldKeepTheOrderOfTheEnginesOwnParserAmongWhatItWasTold() {
    // Given
    List<FieldReading> readings =
        List.of(
            reading("max_num_seqs", Source.CONFIG_FILE, 8),
            reading("max_num_seqs", Source.PROCESS, 4));

    // When
    ServingConfig config = ServingConfig.of(readings);

    // Then
    assertThat(config.values().getFirst().value()).isEqualTo(8);
    assertThat(config.conflicts()).hasSize(1);
  }

  @Property(tries = 200)
  void shouldFindNoDifferenceBetweenACaptureAndItself(
      @ForAll @Size(max = 8) Map<String, Integer> values) {
    // Given
    List<FieldReading> readings =
        values.entrySet().stream()
            .map(e -> reading(e.getKey(), Source.ENDPOINT, e.getValue()))
            .toList();

    // When
    ConfigDiff diff =
        ConfigDiff.between(
            ServingConfig.of(readings).values(), ServingConfig.of(readings).values());

    // Then
    assertThat(diff.changes()).isEmpty();
  }

  @Test
  void shouldNameWhatDriftedAppearedAndVanished() {
    // Given
    ServingConfig before =
        ServingConfig.of(
            List.of(
                reading("max_num_seqs", Source.ENDPOINT, 4),
                reading("dtype", Source.PROCESS, "bfloat16")));
    ServingConfig after =
        ServingConfig.of(
            List.of(
                reading("max_num_seqs", Source.ENDPOINT, 8),
                reading("revision", Source.PROCESS, "abc")));

    // When
    ConfigDiff diff = ConfigDiff.between(before.values(), after.values());

    // Then
    assertThat(diff.changes())
        .extracting(ConfigDiff.Change::inWords)
        .containsExactly(
            "dtype: bfloat16 → not read", "max_num_seqs: 4 → 8", "revision: not read → abc");
  }

  private static FieldReading reading(String name, Source source, Object value) {
    return new FieldReading(name, new Evidence(source, "somewhere", value, NOW));
  }
}
