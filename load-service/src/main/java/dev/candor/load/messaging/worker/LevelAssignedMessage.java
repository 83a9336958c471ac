package dev.candor.load.messaging.worker;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.prompt.ApiKind;
import dev.candor.load.domain.prompt.SamplingParameters;
import dev.candor.load.domain.prompt.TokenSpan;
import dev.candor.load.domain.schedule.LoadKind;
import dev.candor.load.worker.Assignment;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code level-assigned.v1}, as a worker reads it. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record LevelAssignedMessage(
    @JsonProperty(required = true) String campaignId,
    @JsonProperty(required = true) String windowId,
    @JsonProperty(required = true) int attempt,
    @JsonProperty(required = true) int part,
    @JsonProperty(required = true) int parts,
    @JsonProperty(required = true) String workerId,
    @JsonProperty(required = true) EndpointField endpoint,
    @JsonProperty(required = true) String load,
    @JsonProperty(required = true) int streams,
    @JsonProperty(required = true) double rampS,
    @JsonProperty(required = true) double windowS,
    @JsonProperty(required = true) ShapeField shape,
    @JsonProperty(required = true) SamplingField sampling,
    @JsonProperty(required = true) LimitsField limits,
    @JsonProperty(required = true) long promptSeed) {

  /** Where the load goes. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record EndpointField(
      @JsonProperty(required = true) String url,
      @JsonProperty(required = true) String api,
      @JsonProperty(required = true) String model,
      @JsonProperty(required = true) @Nullable String apiKey) {

    Optional<ApiKind> apiKind() {
      return switch (api) {
        case "chat" -> Optional.of(ApiKind.CHAT);
        case "completions" -> Optional.of(ApiKind.COMPLETIONS);
        case "auto" -> Optional.empty();
        default -> throw new IllegalArgumentException("endpoint.api: '" + api + "' is unknown");
      };
    }
  }

  /** What a request looks like. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record ShapeField(
      @JsonProperty(required = true) RangeField promptTokens,
      @JsonProperty(required = true) int outputTokens) {}

  /** A range of counts. */
  @RegisterForReflection
  record RangeField(
      @JsonProperty(required = true) int min, @JsonProperty(required = true) int max) {}

  /** How tokens are chosen. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record SamplingField(
      @JsonProperty(required = true) double temperature,
      @JsonProperty(required = true) double topP,
      @JsonProperty(required = true) @Nullable Long seed,
      @JsonProperty(required = true) boolean ignoreEos) {}

  /** How long to wait. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record LimitsField(
      @JsonProperty(required = true) double connectTimeoutS,
      @JsonProperty(required = true) double stallTimeoutS) {}

  Assignment toAssignment() {
    return new Assignment(
        new Assignment.Key(campaignId, windowId, attempt, part),
        parts,
        workerId,
        endpoint.url(),
        endpoint.apiKind(),
        endpoint.model(),
        Optional.ofNullable(endpoint.apiKey()),
        loadKind(),
        new TokenSpan(shape.promptTokens().min(), shape.promptTokens().max()),
        shape.outputTokens(),
        new SamplingParameters(
            sampling.temperature(),
            sampling.topP(),
            Optional.ofNullable(sampling.seed()),
            sampling.ignoreEos()),
        Json.duration(limits.connectTimeoutS()),
        Json.duration(limits.stallTimeoutS()),
        promptSeed);
  }

  private LoadKind loadKind() {
    Duration ramp = Json.duration(rampS);
    return switch (load) {
      case "steady" -> new LoadKind.Steady(streams, ramp, Json.duration(windowS));
      case "burst" -> new LoadKind.Burst(streams);
      default -> throw new IllegalArgumentException("load: '" + load + "' is unknown");
    };
  }
}
