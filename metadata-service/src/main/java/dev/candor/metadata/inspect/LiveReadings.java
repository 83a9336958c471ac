package dev.candor.metadata.inspect;

import dev.candor.metadata.domain.capture.ConfigValue;
import dev.candor.metadata.domain.capture.RedactedSecret;
import dev.candor.metadata.domain.capture.ServingConfig;
import dev.candor.metadata.domain.capture.Unresolved;
import dev.candor.metadata.domain.process.ProcessSighting;
import dev.candor.metadata.domain.reading.Conflict;
import dev.candor.metadata.domain.reading.Engine;
import dev.candor.metadata.domain.reading.Evidence;
import dev.candor.metadata.domain.reading.FieldReading;
import dev.candor.metadata.domain.reading.FoundSecret;
import dev.candor.metadata.domain.reading.Reading;
import dev.candor.metadata.service.EngineView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Brings what the service's probes read into the form in which inputs are printed. */
final class LiveReadings {
  private LiveReadings() {}

  static Inspected of(EngineView view) {
    String engine = view.engine().kind().wireName();
    return new Inspected(
        engine,
        view.engine().version(),
        view.process(),
        reading(engine, view.config(), view.unresolved(), view.secrets(), view.warnings()));
  }

  static Inspected of(ProcessSighting.Found found) {
    return new Inspected(
        found.engineHint(),
        Optional.empty(),
        Optional.of(found.facts()),
        reading(
            found.engineHint(),
            ServingConfig.of(found.fields()),
            found.unresolved(),
            found.secrets(),
            found.warnings()));
  }

  private static Reading reading(
      String engine,
      ServingConfig config,
      List<Unresolved> unresolved,
      List<RedactedSecret> secrets,
      List<String> warnings) {
    Map<String, FieldReading> fields = new LinkedHashMap<>();
    for (ConfigValue value : config.values()) {
      fields.put(
          value.name(), new FieldReading(value.name(), value.value(), evidence(value.evidence())));
    }
    return new Reading(
        Engine.named(engine),
        fields,
        unresolved.stream()
            .map(u -> new dev.candor.metadata.domain.reading.Unresolved(u.name(), u.why()))
            .toList(),
        config.conflicts().stream()
            .map(c -> new Conflict(c.name(), evidence(c.readings())))
            .toList(),
        secrets.stream().map(s -> new FoundSecret(s.where(), s.marker())).toList(),
        warnings,
        Map.of());
  }

  private static List<Evidence> evidence(
      List<dev.candor.metadata.domain.capture.Evidence> readings) {
    return readings.stream()
        .map(e -> new Evidence(e.source().wireName(), e.where(), e.value()))
        .toList();
  }
}
