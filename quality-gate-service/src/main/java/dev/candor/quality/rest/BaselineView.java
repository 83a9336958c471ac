package dev.candor.quality.rest;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.quality.domain.Baseline;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.Map;
import java.util.TreeMap;

/** What a model passed when it was known to be served well. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record BaselineView(
    String model,
    String recordedAt,
    String source,
    int passed,
    int total,
    Map<String, Boolean> items) {
  static BaselineView of(Baseline baseline) {
    return new BaselineView(
        baseline.model(),
        Times.millis(baseline.recordedAt()),
        baseline.source(),
        baseline.passed(),
        baseline.passedById().size(),
        new TreeMap<>(baseline.passedById()));
  }
}
