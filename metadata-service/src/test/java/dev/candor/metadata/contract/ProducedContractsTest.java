package dev.candor.metadata.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProducedContractsTest {
  @ParameterizedTest
  @CsvSource({
    "serving-config-captured.v1.json, dev.candor.metadata.contract.ServingConfigCaptured",
    "serving-config-captured.v1.remote.json, dev.candor.metadata.contract.ServingConfigCaptured",
    "snapshot-taken.v1.json, dev.candor.metadata.contract.SnapshotTaken",
    "engine-restarted.v1.json, dev.candor.metadata.contract.EngineRestarted",
    "engine-restarted.v1.failed.json, dev.candor.metadata.contract.EngineRestarted"
  })
  void shouldWriteEachSampleByteForByte(String sample, Class<?> type) throws Exception {
    // Given
    String text = Samples.ours(sample);
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.GERMANY);

    // When
    String written;
    try {
      written = Samples.pretty(ContractJson.read(text, type));
    } finally {
      Locale.setDefault(before);
    }

    // Then
    assertThat(written).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "serving-config-captured.v1.json, serving-config-captured.v1.schema.json",
    "serving-config-captured.v1.remote.json, serving-config-captured.v1.schema.json",
    "snapshot-taken.v1.json, snapshot-taken.v1.schema.json",
    "engine-restarted.v1.json, engine-restarted.v1.schema.json",
    "engine-restarted.v1.failed.json, engine-restarted.v1.schema.json"
  })
  void shouldHoldEachSampleToItsSchema(String sample, String schema) throws Exception {
    // Given
    String text = Samples.ours(sample);

    // When
    var violations = Samples.violations(schema, text);

    // Then
    assertThat(violations).isEmpty();
  }

  @Test
  void shouldRefuseAnUnknownMemberAndAMissingNumber() throws Exception {
    // Given
    String unknown =
        Samples.ours("snapshot-taken.v1.json").replaceFirst("\\{", "{\"surprise\": 1,");
    String lacking = Samples.ours("snapshot-taken.v1.json").replaceFirst("  \"attempt\": 1,\n", "");

    // When
    int refused =
        (Samples.violations("snapshot-taken.v1.schema.json", unknown).isEmpty() ? 0 : 1)
            + (Samples.violations("snapshot-taken.v1.schema.json", lacking).isEmpty() ? 0 : 1);

    // Then
    assertThat(refused).isEqualTo(2);
  }
}
