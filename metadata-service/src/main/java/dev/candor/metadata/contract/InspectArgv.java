package dev.candor.metadata.contract;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.candor.metadata.service.CommandReading;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A command line to be read; the engine may be left out to have it recognised. */
@RegisterForReflection
@JsonNaming(SnakeCaseStrategy.class)
public record InspectArgv(
    @Nullable String engine,
    @JsonProperty(required = true) @JsonSetter(nulls = Nulls.FAIL, contentNulls = Nulls.FAIL)
        List<String> argv,
    @Nullable Map<String, String> environment,
    @Nullable String version) {
  /** To what the reader takes; no file is reachable from here. */
  public CommandReading.Command toCommand() {
    return new CommandReading.Command(
        engine == null ? "unknown" : engine,
        argv,
        environment == null ? Map.of() : environment,
        Optional.ofNullable(version),
        path -> Optional.empty());
  }
}
