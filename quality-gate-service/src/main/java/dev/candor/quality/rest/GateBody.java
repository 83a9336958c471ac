package dev.candor.quality.rest;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.quality.domain.GateRequest;
import dev.candor.quality.domain.InvalidInput;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A gate that a person asks for, outside any campaign unless one is named. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
record GateBody(
    @Nullable String campaignId,
    @Nullable String gateId,
    @JsonProperty(required = true) EndpointBody endpoint,
    @Nullable String modelSize,
    @Nullable Map<String, Double> thresholds) {
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9._-]{1,80}");
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

  GateBody {
    Objects.requireNonNull(endpoint, "endpoint is required");
  }

  GateRequest toDomain(Instant now) {
    return new GateRequest(
        checked("campaign_id", campaignId == null ? "g-" + STAMP.format(now) : campaignId),
        checked("gate_id", gateId == null ? "mechanical" : gateId),
        now,
        endpoint.toDomain(),
        modelSize == null ? "auto" : modelSize,
        GateRequest.thresholds(thresholds == null ? Map.of() : thresholds));
  }

  private static String checked(String path, String id) {
    if (!ID.matcher(id).matches()) {
      throw new InvalidInput(path, "use 1 to 80 letters, digits, dots, hyphens and underscores");
    }
    return id;
  }
}
