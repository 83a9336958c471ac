package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.merge.Measured;
import dev.candor.load.service.MeasurementCodec;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import java.util.List;

/** Measurements as text, in the contract's own form. */
@Singleton
class ContractCodec implements MeasurementCodec {

  /** A measurement with the records of all its parts. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record Kept(
      @JsonProperty(required = true) MeasurementWire measurement,
      @JsonProperty(required = true) List<RecordsWire> furtherRecords) {}

  @Override
  public String encode(Measured measured) {
    return Wire.write(new Kept(MeasurementWire.of(measured), WindowRecordedWire.further(measured)));
  }

  @Override
  public Measured decode(String text) {
    Kept kept = Wire.read(text, Kept.class);
    return kept.measurement().toDomain(kept.furtherRecords());
  }
}
