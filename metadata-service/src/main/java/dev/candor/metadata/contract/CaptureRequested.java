package dev.candor.metadata.contract;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.domain.capture.CaptureRequest;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What this service reads of {@code candor.capture-requested.v1}. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record CaptureRequested(
    @JsonProperty(required = true) @JsonSetter(nulls = Nulls.FAIL) String campaignId,
    @JsonProperty(required = true) @JsonSetter(nulls = Nulls.FAIL) String captureId,
    @JsonProperty(required = true) @JsonSetter(nulls = Nulls.FAIL) EndpointWire endpoint,
    @Nullable Map<String, @Nullable Object> sampling,
    @Nullable Map<String, Object> declared,
    @Nullable String harnessRevision,
    @Nullable Map<String, Object> seeds,
    @JsonProperty(required = true) int nodes) {
  /** To the domain, checked. */
  public CaptureRequest toDomain() {
    Map<String, String> words = new TreeMap<>();
    if (declared != null) {
      declared.forEach((name, value) -> words.put(name, String.valueOf(value)));
    }
    return new CaptureRequest(
        campaignId,
        captureId,
        endpoint.toDomain(),
        Optional.ofNullable(sampling).filter(s -> !s.isEmpty()).map(CaptureRequested::inWords),
        words,
        Optional.ofNullable(harnessRevision).filter(r -> !r.isBlank() && !r.equals("unknown")),
        seeds != null && !seeds.isEmpty(),
        nodes);
  }

  private static String inWords(Map<String, @Nullable Object> sampling) {
    return sampling.entrySet().stream()
        .map(e -> e.getKey() + " " + (e.getValue() == null ? "none" : e.getValue()))
        .collect(Collectors.joining(", "));
  }
}
