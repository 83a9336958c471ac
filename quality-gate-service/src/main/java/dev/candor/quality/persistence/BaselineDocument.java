package dev.candor.quality.persistence;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.quality.domain.Baseline;
import dev.candor.quality.domain.BaselineComparison;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;

/** The comparison inside a stored decision, with the baseline as it was then. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record BaselineDocument(
    @JsonProperty(required = true) String model,
    @JsonProperty(required = true) String recordedAt,
    @JsonProperty(required = true) String source,
    @JsonProperty(required = true) Map<String, Boolean> passedById,
    @JsonProperty(required = true) int passed,
    @JsonProperty(required = true) int lost,
    @JsonProperty(required = true) int gained,
    @JsonProperty(required = true) double probability,
    @JsonProperty(required = true) DecisionDocument.VerdictPart verdict) {
  static BaselineDocument of(BaselineComparison comparison) {
    Baseline baseline = comparison.baseline();
    return new BaselineDocument(
        baseline.model(),
        baseline.recordedAt().toString(),
        baseline.source(),
        new TreeMap<>(baseline.passedById()),
        comparison.passed(),
        comparison.lost(),
        comparison.gained(),
        comparison.probability(),
        DecisionDocument.VerdictPart.of(comparison.verdict()));
  }

  BaselineComparison toDomain() {
    return new BaselineComparison(
        new Baseline(model, Instant.parse(recordedAt), source, passedById),
        passed,
        lost,
        gained,
        probability,
        verdict.toDomain());
  }
}
