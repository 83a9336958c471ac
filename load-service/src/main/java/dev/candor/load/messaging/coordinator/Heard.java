package dev.candor.load.messaging.coordinator;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.load.domain.campaign.CampaignEvent;
import dev.candor.load.domain.flag.Snapshots;
import dev.candor.load.domain.merge.Measured;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** What the coordinator reads of other services' messages: just what it needs of each. */
final class Heard {
  private Heard() {}

  /** A message about a campaign. */
  interface About {
    String campaignId();

    CampaignEvent toEvent();
  }

  /** {@code serving-config-captured.v1}. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record ConfigCaptured(
      @JsonProperty(required = true) String campaignId,
      @JsonProperty(required = true) String captureId,
      @Nullable EngineName engine,
      @JsonProperty(required = true) List<Value> values)
      implements About {

    /** Which engine it is. */
    @RegisterForReflection
    record EngineName(@Nullable String kind, @Nullable String version) {}

    /** One value; only numbers are of interest here. */
    @RegisterForReflection
    record Value(@JsonProperty(required = true) String name, @Nullable JsonNode value) {}

    @Override
    public CampaignEvent toEvent() {
      OptionalInt cap =
          values.stream()
              .filter(v -> v.name().equals("max_num_seqs"))
              .map(Value::value)
              .filter(Objects::nonNull)
              .filter(JsonNode::canConvertToInt)
              .mapToInt(JsonNode::intValue)
              .filter(n -> n > 0)
              .findFirst();
      return new CampaignEvent.ConfigCaptured(captureId, words(engine), cap);
    }

    private static String words(@Nullable EngineName engine) {
      if (engine == null || engine.kind() == null) {
        return "engine unknown";
      }
      return engine.version() == null ? engine.kind() : engine.kind() + " " + engine.version();
    }
  }

  /** {@code gate-decided.v1}. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record GateDecided(
      @JsonProperty(required = true) String campaignId,
      @JsonProperty(required = true) String decision,
      @JsonProperty(required = true) String reason)
      implements About {
    @Override
    public CampaignEvent toEvent() {
      return switch (decision) {
        case "passed" -> new CampaignEvent.GateDecided(true, reason);
        case "failed" -> new CampaignEvent.GateDecided(false, reason);
        default ->
            throw new IllegalArgumentException(
                "decision '" + decision + "' is neither passed nor failed");
      };
    }
  }

  /** {@code snapshot-taken.v1}. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record SnapshotTaken(
      @JsonProperty(required = true) String campaignId,
      @JsonProperty(required = true) String windowId,
      @JsonProperty(required = true) int attempt,
      @JsonProperty(required = true) String phase,
      @Nullable EngineLoad engine)
      implements About {

    /** The engine's own load; what it does not tell is null. */
    @RegisterForReflection
    @JsonNaming(SnakeCaseStrategy.class)
    record EngineLoad(
        @Nullable Double running, @Nullable Double waiting, @Nullable Double preemptionsTotal) {}

    @Override
    public CampaignEvent toEvent() {
      Snapshots.Phase at = Snapshots.Phase.valueOf(phase.toUpperCase(Locale.ROOT));
      Snapshots.Reading reading =
          engine == null
              ? new Snapshots.Reading(
                  OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty())
              : new Snapshots.Reading(
                  optional(engine.running()),
                  optional(engine.waiting()),
                  optional(engine.preemptionsTotal()));
      return new CampaignEvent.SnapshotTaken(windowId, attempt, at, reading);
    }

    private static OptionalDouble optional(@Nullable Double value) {
      return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
    }
  }

  /** {@code engine-restarted.v1}. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record EngineRestarted(
      @JsonProperty(required = true) String campaignId,
      @JsonProperty(required = true) String restartId,
      @JsonProperty(required = true) String outcome,
      @Nullable String why)
      implements About {
    @Override
    public CampaignEvent toEvent() {
      return new CampaignEvent.EngineRestarted(
          restartId, outcome.equals("restarted"), why == null ? outcome : why);
    }
  }

  /** {@code level-measured.v1}. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record LevelMeasured(
      @JsonProperty(required = true) String campaignId,
      @JsonProperty(required = true) String windowId,
      @JsonProperty(required = true) int attempt,
      @JsonProperty(required = true) int part,
      @JsonProperty(required = true) String workerId,
      @JsonProperty(required = true) String outcome,
      @Nullable String failure,
      @Nullable MeasurementWire measurement)
      implements About {
    @Override
    public CampaignEvent toEvent() {
      if (outcome.equals("measured") && measurement == null) {
        throw new IllegalArgumentException("outcome is measured, but there is no measurement");
      }
      Optional<Measured> measured =
          outcome.equals("measured")
              ? Optional.ofNullable(measurement).map(m -> m.toDomain(List.of()))
              : Optional.empty();
      measured.ifPresent(m -> m.histograms().requireDecodable());
      return new CampaignEvent.LevelMeasured(
          windowId,
          attempt,
          part,
          workerId,
          measured,
          failure == null ? "the worker gave no reason" : failure);
    }
  }

  /** {@code report-published.v1}. */
  @RegisterForReflection
  @JsonNaming(SnakeCaseStrategy.class)
  record ReportPublished(
      @JsonProperty(required = true) String campaignId,
      @JsonProperty(required = true) String pageUrl)
      implements About {
    @Override
    public CampaignEvent toEvent() {
      return new CampaignEvent.ReportPublished(pageUrl);
    }
  }
}
