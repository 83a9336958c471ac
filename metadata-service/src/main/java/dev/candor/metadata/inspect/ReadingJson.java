package dev.candor.metadata.inspect;

import dev.candor.metadata.domain.process.ProcessFacts;
import dev.candor.metadata.domain.reading.Conflict;
import dev.candor.metadata.domain.reading.Engine;
import dev.candor.metadata.domain.reading.Evidence;
import dev.candor.metadata.domain.reading.FoundSecret;
import dev.candor.metadata.domain.reading.Reading;
import dev.candor.metadata.domain.reading.Unresolved;
import dev.candor.metadata.domain.reading.text.JsonNull;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The JSON object that {@code inspect --json} and {@code inspect batch} print for a reading. */
public final class ReadingJson {
  private ReadingJson() {}

  /** The reading as a plain JSON tree. */
  public static Map<String, Object> of(Reading reading) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put(
        "engine",
        reading.engine().map(Engine::wireName).map(name -> (Object) name).orElse(JsonNull.NULL));
    json.put("fields", reading.values());
    Map<String, Object> evidence = new LinkedHashMap<>();
    reading.fields().forEach((name, field) -> evidence.put(name, evidence(field.evidence())));
    json.put("evidence", evidence);
    json.put("unresolved", reading.unresolved().stream().map(Unresolved::name).toList());
    List<Object> conflicts = new ArrayList<>();
    for (Conflict conflict : reading.conflicts()) {
      conflicts.add(Map.of("name", conflict.name(), "readings", evidence(conflict.readings())));
    }
    json.put("conflicts", conflicts);
    json.put("secrets", reading.secrets().stream().map(FoundSecret::where).toList());
    json.put("warnings", reading.warnings());
    json.put("defaults", reading.defaults());
    Map<String, Object> why = new LinkedHashMap<>();
    reading.unresolved().forEach(open -> why.put(open.name(), open.why()));
    json.put("unresolved_why", why);
    Map<String, Object> markers = new LinkedHashMap<>();
    reading.secrets().forEach(secret -> markers.put(secret.where(), secret.marker()));
    json.put("secret_markers", markers);
    return json;
  }

  /** The same of a live source, with the process and the version that the engine reports. */
  public static Map<String, Object> of(Inspected inspected) {
    Map<String, Object> json = of(inspected.reading());
    json.put("engine", inspected.engine());
    json.put("engine_version", inspected.version().map(v -> (Object) v).orElse(JsonNull.NULL));
    json.put("process", inspected.process().map(p -> (Object) process(p)).orElse(JsonNull.NULL));
    return json;
  }

  private static Map<String, Object> process(ProcessFacts facts) {
    Map<String, Object> process = new LinkedHashMap<>();
    process.put("pid", facts.identity().pid());
    process.put("started_at", facts.identity().startedAt().toString());
    process.put("executable", facts.executable().map(e -> (Object) e).orElse(JsonNull.NULL));
    process.put("argv", facts.argv());
    process.put("environment", facts.environment());
    process.put("container_id", facts.containerId().map(c -> (Object) c).orElse(JsonNull.NULL));
    return process;
  }

  private static List<Object> evidence(List<Evidence> all) {
    List<Object> list = new ArrayList<>();
    for (Evidence each : all) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("source", each.source());
      one.put("where", each.where());
      one.put("value", each.value());
      list.add(one);
    }
    return list;
  }
}
